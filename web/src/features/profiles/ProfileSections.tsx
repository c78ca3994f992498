import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import classes from './ProfileSections.module.css'
import type { Section } from './sections.tsx'

interface ProfileSectionsProps {
  userId: number
  viewAs: ViewAs | undefined
  sections: readonly Section[]
  shown: Section
}

/** The parts of a member's page, each with an address of its own. */
export function ProfileSections({ userId, viewAs, sections, shown }: ProfileSectionsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Profile`} className={classes.sections}>
      {sections.map(({ name, label }) => (
        <Link
          key={name ?? ''}
          to={paths.timeline(userId)}
          search={{ ...(name !== undefined && { section: name }), ...(viewAs && { as: viewAs }) }}
          className={classes.link}
          // Else the router marks the first one everywhere on the page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === shown.name ? 'page' : undefined}
          // One's place on the page stays: only what is below is another.
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
