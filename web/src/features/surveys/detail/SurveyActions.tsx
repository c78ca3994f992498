import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconHeart, IconHeartFilled, IconLock, IconShare3, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { ActionMenu, type MenuEntry } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { share } from '../../../ui/share/share.ts'
import { ReportMenu } from '../../moderation/public.ts'
import { useDeleteSurvey } from '../use-delete-survey.ts'
import classes from './SurveyPage.module.css'
import { useLike } from './use-like.ts'

function OwnerMenu({ survey: { id, title, is_closed } }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const close = useWrite('voting_close')
  const { ask } = useDeleteSurvey(
    { id, title },
    () => void navigate({ to: paths.mySurveys(), replace: true }),
  )
  const closeNow = async () => {
    const about = t`No more votes will count. This can't be undone.`
    if (await confirm(t`Close this survey now?`, { about, destructive: true }))
      close.mutate({ voting_title_id: id })
  }
  const closing: MenuEntry = {
    label: t`Close now`,
    icon: <IconLock size={20} aria-hidden="true" />,
    onSelect: () => void closeNow(),
  }
  return (
    <ActionMenu
      label={t`More for ${title}`}
      entries={[
        ...(is_closed === 1 ? [] : [closing]),
        {
          label: t`Delete`,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void ask(),
        },
      ]}
    />
  )
}

const shareSurvey = (id: number) =>
  share({
    link: new URL(`/#${paths.survey(id)}`, location.origin).href,
    title: <Trans>Share this survey</Trans>,
    note: <Trans>People who open the link need to log in first.</Trans>,
  })

/** The actions on a survey besides voting. */
export function SurveyActions({ survey }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  const viewer = useSession()?.id
  const { liked, count, toggle } = useLike(survey)
  const { id, user_id, full_name: name, title } = survey
  return (
    <div className={classes.actions}>
      <ActionButton
        label={count > 0 ? t`Like, ${count}` : t`Like`}
        tip={t`Like`}
        icon={liked ? <IconHeartFilled size={22} /> : <IconHeart size={22} stroke={1.75} />}
        count={count}
        pressed={liked}
        tone="like"
        onClick={toggle}
      />
      <ActionButton
        label={t`Share`}
        tip={t`Share`}
        icon={<IconShare3 size={22} stroke={1.75} />}
        onClick={() => void shareSurvey(id)}
      />
      <span className={classes.space} />
      {user_id === viewer ? (
        <OwnerMenu survey={survey} />
      ) : (
        <ReportMenu label={t`More for ${title}`} reported={{ type: 'survey', id, name }} />
      )}
    </div>
  )
}
