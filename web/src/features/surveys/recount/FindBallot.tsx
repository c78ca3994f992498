import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { spaced, useReceipt } from '../voting/receipts.ts'
import classes from './RecountPage.module.css'
import type { Recounted } from './recount.ts'

/** Normalizes a receipt, which may be pasted with spaces or in capitals. */
const codeIn = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** Finds the member's own vote among the ballots by its receipt. */
export function FindBallot({ survey, of: { ballots } }: { survey: SurveyDetail; of: Recounted }) {
  const { t } = useLingui()
  const id = useId()
  const kept = useReceipt(survey.id)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? spaced(survey.receipt ?? kept?.code ?? '')
  const code = codeIn(text)
  const isWhole = /^[0-9a-f]{32}$/.test(code)
  const found = isWhole ? ballots.find((ballot) => ballot.code === code) : undefined
  const names = found?.choices.map(
    (choice) => survey.recdata.find(({ option_id }) => option_id === choice)?.options ?? '',
  )
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Trans>Find your vote</Trans>
      </h2>
      <TextInput
        label={t`Your receipt`}
        description={t`It's compared in your browser and isn't sent anywhere.`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={code !== '' && !isWhole && t`A receipt has 32 digits and letters from a to f`}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {isWhole &&
          (names ? (
            <>
              <p className={classes.good}>
                <Trans>Your vote was counted:</Trans>
              </p>
              {survey.kind === 'ranked' ? (
                <ol className={classes.choices}>
                  {names.map((name) => (
                    <li dir="auto" key={name}>
                      {name}
                    </li>
                  ))}
                </ol>
              ) : (
                <ul className={classes.choices}>
                  {names.map((name) => (
                    <li dir="auto" key={name}>
                      {name}
                    </li>
                  ))}
                </ul>
              )}
            </>
          ) : (
            <p className={classes.bad}>
              <Trans>No vote has this receipt.</Trans>
            </p>
          ))}
      </div>
    </section>
  )
}
