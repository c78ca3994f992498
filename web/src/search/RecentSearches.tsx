import { Trans, useLingui } from '@lingui/react/macro'
import { IconHistory, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { recentSearches, useRecentSearches } from './recent-searches.ts'
import classes from './Search.module.css'

/** The member's recent searches, to repeat or forget. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useLingui()
  const id = useId()
  const texts = useRecentSearches()
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          <Trans>Recent searches</Trans>
        </h3>
        <button
          type="button"
          className={classes.plain}
          onClick={() => {
            recentSearches.clear()
            onChoose('')
          }}
        >
          <Trans>Clear all</Trans>
        </button>
      </div>
      <ul className={classes.recent}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={classes.again} onClick={() => onChoose(text)}>
              <IconHistory size={20} stroke={1.75} aria-hidden="true" />
              <bdi>{text}</bdi>
            </button>
            <button
              type="button"
              className={classes.icon}
              aria-label={t`Forget ${text}`}
              onClick={() => {
                recentSearches.remove(text)
                // Focuses the field, because this button goes away.
                onChoose('')
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
