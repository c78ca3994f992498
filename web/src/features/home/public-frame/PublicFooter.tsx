import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconArrowUp } from '@tabler/icons-react'
import { useSlogans } from '../../../ui/theme/brand.ts'
import { LanguageChoice } from '../account-menu/LanguageChoice.tsx'
import classes from './PublicFooter.module.css'
import { ThemeChoice } from '../account-menu/ThemeChoice.tsx'

function toTop() {
  // Set by theme.js; visitors' pages don't load the settings' code.
  const chosen = document.documentElement.dataset['motion']
  const still = chosen === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  // Moves the focus along.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/** Returns whether the footer is far enough down for a button back to the top. */
function useIsFarDown() {
  const footer = useRef<HTMLElement>(null)
  const [isFar, setIsFar] = useState(false)
  useLayoutEffect(() => {
    const measure = () => setIsFar((footer.current?.offsetTop ?? 0) > 1.25 * window.innerHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { footer, isFar }
}

/** The slogans, language and theme choices; `children` are further links. */
export function PublicFooter({ children }: { children?: ReactNode }) {
  const { footer, isFar } = useIsFarDown()
  return (
    <footer ref={footer} className={classes.footer}>
      <div className={classes.inner}>
        <ul className={classes.slogans}>
          {useSlogans().map((slogan) => (
            <li key={slogan}>{slogan}</li>
          ))}
        </ul>
        {children}
        <div className={classes.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
        {isFar && (
          <Button
            variant="default"
            leftSection={<IconArrowUp size={18} aria-hidden="true" />}
            onClick={toTop}
          >
            <Trans>Back To Top</Trans>
          </Button>
        )}
      </div>
    </footer>
  )
}
