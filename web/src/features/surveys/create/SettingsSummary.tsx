import type { SurveyAudience, SurveyResults } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { quorumOf, type SurveyDraft } from './survey-draft.ts'

function Answering({ audience }: { audience: SurveyAudience }) {
  if (audience === 'everybody') return <Trans context="audience of a survey">Everyone</Trans>
  if (audience === 'followers') return <Trans context="audience of a survey">My followers</Trans>
  if (audience === 'friends') return <Trans context="audience of a survey">My friends</Trans>
  return <Trans context="audience of a survey">One of my groups</Trans>
}

function Showing({ results }: { results: SurveyResults }) {
  if (results === 'always') return <Trans>results show right away</Trans>
  if (results === 'voted') return <Trans>results show after voting</Trans>
  return <Trans>results show after closing</Trans>
}

/** The settings of a survey besides its question, in one line. */
export function SettingsSummary({ of }: { of: SurveyDraft }) {
  const { audience, results, isSecret, isChangeable } = of
  const quorum = quorumOf(of)
  return (
    <>
      <Answering audience={audience} />
      {' · '}
      {isSecret ? <Trans>secret ballot</Trans> : <Trans>open ballot</Trans>}
      {' · '}
      <Showing results={results} />
      {isChangeable && (
        <>
          {' · '}
          <Trans>votes can change</Trans>
        </>
      )}
      {quorum !== undefined && (
        <>
          {' · '}
          <Trans>quorum {quorum}</Trans>
        </>
      )}
    </>
  )
}
