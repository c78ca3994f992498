import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import rows from '../frame/Rows.module.css'
import { StaffLoaded } from '../frame/StaffPage.tsx'

/** What a rule finds. */
export type Tried =
  | { readonly kind: 'words' | 'domain'; readonly words: string }
  | { readonly kind: 'flood' | 'flood_by_all'; readonly most: string; readonly hours: string }

/** What a rule would have caught in the last 30 days. */
export function Trial({ of }: { of: Tried }) {
  const { t } = useLingui()
  const read = useRead('try_word_rule', of)
  return (
    <div aria-live="polite">
      <StaffLoaded read={read}>
        {({ posts, comments, gave_up, recdata }) =>
          gave_up === 1 ? (
            <p className={rows.facts}>
              <Trans>Looking took too long. Try something more specific.</Trans>
            </p>
          ) : (
            <>
              <p className={rows.words}>
                <Trans>Caught in the last 30 days:</Trans>{' '}
                <Plural value={posts} one="# post" other="# posts" />
                {', '}
                <Plural value={comments} one="# comment" other="# comments" />
              </p>
              {recdata.length > 0 && (
                <ul className={rows.rows} aria-label={t`The latest that everyone can read`}>
                  {recdata.map((each) => (
                    <li key={`${each.kind} ${each.created_at} ${each.message}`} className={rows.row}>
                      <p dir="auto" className={rows.words}>
                        {each.message}
                      </p>
                      <p className={rows.facts}>
                        {each.author && (
                          <>
                            <bdi>{each.author.full_name}</bdi>
                            {' · '}
                          </>
                        )}
                        <RelativeTime at={each.created_at} />
                        {each.link !== null && (
                          <>
                            {' · '}
                            <Link to={each.link}>
                              <Trans>Open it</Trans>
                            </Link>
                          </>
                        )}
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )
        }
      </StaffLoaded>
    </div>
  )
}
