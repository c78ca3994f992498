import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import type { EntryKind } from '../../../entries/entry-kind.ts'
import { EntrySection } from '../../../entries/EntrySection.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { education, MemberAbsent, MemberHidden } from '../../profiles/public.ts'
import classes from './Freelancer.module.css'
import { FreelancerHead } from './FreelancerHead.tsx'
import { References } from './References.tsx'
import { Reviews } from './Reviews.tsx'
import { Showcases } from './Showcases.tsx'
import { sectionKinds } from './section-kinds.ts'

const { portfolio, experience, qualification, publication, certification, article } = sectionKinds
/** The last sections in the order of the documents. */
const last = [education, qualification, publication, certification, article]

function Freelancer({ userId }: { userId: number }) {
  const { t } = useLingui()
  const read = useRead('get_freelancer_profile', { view_user_id: userId })
  const freelancer = read.data?.data
  const isAbsent = read.error?.refusal === 'member_not_found'
  usePageTitle(isAbsent ? undefined : (freelancer?.full_name ?? t`Profile`))

  if (isAbsent) return <MemberHidden userId={userId} />
  const section = (kind: EntryKind) => (
    <Card key={kind.name} as="div">
      <EntrySection
        kind={kind}
        userId={userId}
        viewAs={undefined}
        isOwn={freelancer?.is_own === 1}
        level={2}
      />
    </Card>
  )
  return (
    <div className={classes.page}>
      <FreelancerHead freelancer={freelancer} />
      {freelancer ? (
        <>
          {section(portfolio)}
          <Showcases userId={userId} />
          <Reviews userId={userId} isOwn={freelancer.is_own === 1} />
          {section(experience)}
          <References userId={userId} isOwn={freelancer.is_own === 1} />
          {last.map(section)}
        </>
      ) : (
        <LoadingPage read={read} />
      )}
    </div>
  )
}

/** A member as a freelancer: what they charge, can do and have done. */
export default function FreelancerPage() {
  const { user = '' } = useParams({ strict: false })
  if (!/^[1-9][0-9]{0,15}$/.test(user)) return <MemberAbsent />
  // The key resets the page, so that another member's content isn't shown while the new one loads.
  return <Freelancer key={user} userId={Number(user)} />
}
