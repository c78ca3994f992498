import type { PostImport } from '@commons/contract/posts/imports.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFileImport } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import own from './Imports.module.css'

const networks = { commons: 'Commons', mastodon: 'Mastodon', bluesky: 'Bluesky' } as const

function Problem({ problem }: { problem: PostImport['problem'] }) {
  if (problem === 'unknown')
    return <Trans>We found no posts in this file. Choose the file as you got it, without unpacking it.</Trans>
  if (problem === 'too_large') return <Trans>There's more in this file than we can import.</Trans>
  return <Trans>This file is damaged. Download it again where you got it, and try again.</Trans>
}

/** What of the file isn't here, and why; each reason that there is. */
function LeftOut({ of: { known, others, refused, files_left_out: files } }: { of: PostImport }) {
  if (known + others + refused + files === 0) return null
  return (
    <ul className={own.reasons}>
      {known > 0 && (
        <li>
          <Plural value={known} one="# post was here already" other="# posts were here already" />
        </li>
      )}
      {others > 0 && (
        <li>
          <Plural
            value={others}
            one="# is a reply, a repost or wasn't for everybody"
            other="# are replies, reposts or weren't for everybody"
          />
        </li>
      )}
      {refused > 0 && (
        <li>
          <Plural
            value={refused}
            one="# post can't be published here"
            other="# posts can't be published here"
          />
        </li>
      )}
      {files > 0 && (
        <li>
          <Plural
            value={files}
            one="# picture or video isn't in the file or can't be shown"
            other="# pictures and videos aren't in the file or can't be shown"
          />
        </li>
      )}
    </ul>
  )
}

function State({ of }: { of: PostImport }) {
  const { t } = useLingui()
  const { state, total, imported, known, refused } = of
  const passed = imported + known + refused
  if (state === 'failed') return <Problem problem={of.problem} />
  if (state === 'removing') return <Trans>Removing its posts…</Trans>
  if (state === 'removed') return <Trans>Its posts are removed.</Trans>
  if (state === 'done') return <Plural value={imported} one="# post imported" other="# posts imported" />
  if (total === null) return <Trans>Reading the file…</Trans>
  return (
    <>
      <Trans>
        {passed} of {total} posts. You can close this page.
      </Trans>
      <ProgressLine value={total === 0 ? 100 : (passed / total) * 100} label={t`Import`} />
    </>
  )
}

/** An import: how far it is, what it brought, and a button that removes that again. */
export function ImportRow({ of }: { of: PostImport }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const undo = useWrite('import_undo')
  const { import_id, file_name, source, state, imported, began_at } = of
  const date = i18n.date(new Date(began_at), { dateStyle: 'medium' })
  const isGoing = state === 'reading'
  async function remove() {
    const question = t`Delete the posts of this import?`
    if (await confirm(question, { about: file_name, destructive: true })) undo.mutate({ import_id })
  }
  return (
    <li className={classes.row}>
      <IconFileImport size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{file_name}</bdi>
        </p>
        <p className={classes.rowText}>{source ? `${networks[source]} · ${date}` : date}</p>
        <div className={classes.rowText} role="status">
          <State of={of} />
        </div>
        {state === 'done' && <LeftOut of={of} />}
      </div>
      {(isGoing || (state === 'done' && imported > 0)) && (
        <OnlineButton
          variant="default"
          size="sm"
          aria-label={
            isGoing ? t`Stop and remove the posts of ${file_name}` : t`Remove the posts of ${file_name}`
          }
          loading={undo.isPending}
          onClick={() => void remove()}
        >
          {isGoing ? <Trans>Stop</Trans> : <Trans>Remove</Trans>}
        </OnlineButton>
      )}
    </li>
  )
}
