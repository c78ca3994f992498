import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { brand } from '../../ui/brand.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import classes from './PublicFooter.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'

function toTop() {
  // As theme.js found it chosen: the settings' own code is not for the way in.
  const chosen = document.documentElement.dataset['motion']
  const still = chosen === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  // The keyboard goes along.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/** The slogans, and what a visitor may choose. */
export function PublicFooter() {
  const { i18n } = useLingui()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <ul className={classes.slogans}>
          {brand.slogans.map((slogan) => (
            <li key={slogan.id}>{i18n._(slogan)}</li>
          ))}
        </ul>
        <div className={classes.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <Button variant="default" leftSection={<IconArrowUp size={18} aria-hidden="true" />} onClick={toTop}>
          <Trans>Back To Top</Trans>
        </Button>
      </div>
    </footer>
  )
}
