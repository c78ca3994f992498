import { Trans, useLingui } from '@lingui/react/macro'
import { useConnection } from '../../../api/connection.ts'
import { languages, type Language } from '../../../locales/language.ts'
import { useLanguageChoice } from '../account-menu/use-language-choice.ts'
import classes from './LanguagePanel.module.css'

/** Sets the account's language on all its devices; applied at once. */
export function LanguagePanel() {
  const { t } = useLingui()
  const { language, choose } = useLanguageChoice()
  const offline = useConnection() === 'offline'
  const here: Record<Language, string> = { en: t`English`, cs: t`Czech` }
  return (
    <fieldset className={classes.languages}>
      <legend className={classes.legend}>
        <Trans>Used for Commons and its emails on all your devices.</Trans>
        {offline && (
          <span className={classes.offline}>
            <Trans>You're offline. You can change this when you're back.</Trans>
          </span>
        )}
      </legend>
      {(Object.keys(languages) as Language[]).map((each) => (
        <label key={each} className={classes.language}>
          <input
            type="radio"
            name="language"
            value={each}
            checked={each === language}
            disabled={offline}
            onChange={() => void choose(each)}
          />
          <span>
            <span lang={each} className={classes.own}>
              {languages[each]}
            </span>
            {here[each] !== languages[each] && <span className={classes.here}>{here[each]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
