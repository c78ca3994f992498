import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { KitControls } from './KitControls.tsx'
import { KitForms } from './KitForms.tsx'
import { KitStates } from './KitStates.tsx'
import classes from './KitPage.module.css'
import { LanguageChoice } from '../account-menu/LanguageChoice.tsx'
import { ThemeChoice } from '../account-menu/ThemeChoice.tsx'

/** All UI components in all their states, for developers. In development only. */
export default function KitPage() {
  usePageTitle('Kit')
  return (
    <main className={classes.page} tabIndex={-1}>
      <div className={classes.head}>
        <h1>Kit</h1>
        <div className={classes.choices}>
          <ThemeChoice />
          <LanguageChoice />
        </div>
      </div>
      <KitControls />
      <KitForms />
      <KitStates />
    </main>
  )
}
