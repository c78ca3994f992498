import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Delayed } from '../../ui/states/Delayed.tsx'
import { SectionLinks } from '../../shown/SectionLinks.tsx'
import { CardSkeleton } from '../../ui/states/Skeletons.tsx'
import type { SectionProps } from '../../feature.ts'
import { sectionsOf } from './sections.tsx'

interface MemberSectionsProps extends Omit<SectionProps, 'isOwn'> {
  /** The section in the URL. */
  asked: string | undefined
}

/** The part of a profile below its header: the sections and the selected one. */
export function MemberSections({ asked, ...props }: MemberSectionsProps) {
  const { t } = useLingui()
  const { member, viewAs } = props
  const isOwn = useSession()?.id === member.user_id && viewAs === undefined
  const { all, shown } = sectionsOf(member, { isOwn }, asked)
  return (
    <>
      <SectionLinks
        label={t`Profile`}
        to={paths.timeline(member.user_id)}
        shown={shown.name ?? ''}
        sections={all.map(({ name, label }) => ({
          key: name ?? '',
          label,
          search: { ...(name !== undefined && { section: name }), ...(viewAs && { as: viewAs }) },
        }))}
      />
      <Suspense
        fallback={
          <Delayed>
            <CardSkeleton />
          </Delayed>
        }
      >
        <shown.Body {...props} isOwn={isOwn} />
      </Suspense>
    </>
  )
}
