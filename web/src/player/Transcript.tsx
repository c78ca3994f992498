import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { LineSkeleton } from '../ui/states/Skeletons.tsx'
import { parseVtt, type Cue } from './parse-vtt.ts'
import type { CaptionTrack } from './player-source.ts'
import classes from './TimedList.module.css'
import { TimedRow } from './TimedRow.tsx'
import { useCaptionChoice } from './use-caption-choice.ts'
import { useCurrentRow } from './use-current-row.ts'

/** Returns a text as it is searched: without case and accents. */
const searched = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Splits a text around what is searched for; the odd pieces are found. */
export function foundIn(text: string, query: string): string[] {
  const wanted = searched(query.trim())
  if (wanted === '') return [text]
  // Letter by letter: one without its accent may be shorter.
  const letters = [...text.normalize('NFC')]
  const plain = letters.map(searched)
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < letters.length; at++) {
    let length = 0
    let read = ''
    while (read.length < wanted.length && at + length < letters.length) read += plain[at + length++] ?? ''
    if (read !== wanted) continue
    pieces.push(letters.slice(from, at).join(''), letters.slice(at, at + length).join(''))
    from = at + length
    at = from - 1
  }
  return [...pieces, letters.slice(from).join('')]
}

interface CueListProps {
  name: string
  cues: readonly Cue[]
  duration: number
  query: string
}

function CueList({ name, cues, duration, query }: CueListProps) {
  const current = useCurrentRow(name, cues)
  /** Whether somebody reads in the list, which then stays where it is. */
  const [isRead, setRead] = useState(false)
  const isSearched = query.trim() !== ''
  const rows = cues.flatMap((cue, index) => {
    const pieces = foundIn(cue.text, query)
    return isSearched && pieces.length === 1 ? [] : [{ cue, index, pieces }]
  })
  const count = rows.length
  return (
    <>
      <p className={classes.count} role="status">
        {isSearched &&
          (count === 0 ? (
            <Trans>Nothing found</Trans>
          ) : (
            <Plural value={count} one="# line" other="# lines" />
          ))}
      </p>
      <ol
        className={classes.rows}
        onPointerEnter={() => setRead(true)}
        onPointerLeave={() => setRead(false)}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      >
        {rows.map(({ cue, index, pieces }) => (
          <TimedRow
            key={index}
            seconds={cue.start}
            duration={duration}
            isCurrent={index === current}
            isFollowed={!isRead && !isSearched}
          >
            {pieces.map((piece, at) =>
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
              at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
            )}
          </TimedRow>
        ))}
      </ol>
    </>
  )
}

async function fetchCues(url: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(url, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`The captions answer ${response.status}`)
  return parseVtt(await response.text())
}

interface TranscriptProps {
  /** The name of its player. */
  name: string
  captions: readonly CaptionTrack[]
  duration: number
}

/** Everything that is said in a video, for its page: to search, and to go where something is said. */
export function Transcript({ name, captions, duration }: TranscriptProps) {
  const { t } = useLingui()
  const id = useId()
  const [query, setQuery] = useState('')
  const { likely, chooseLanguage } = useCaptionChoice(captions)
  const url = likely?.url
  const read = useQuery({
    queryKey: ['captions', url],
    queryFn: ({ signal }) => fetchCues(url ?? '', signal),
    enabled: url !== undefined,
    // A file never changes under its address.
    staleTime: Infinity,
  })
  if (url === undefined) return null
  return (
    <section aria-labelledby={id} className={classes.panel} aria-busy={read.isPending}>
      <h2 id={id} className={classes.title}>
        <Trans>Transcript</Trans>
      </h2>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t`Search the transcript`}
          placeholder={t`Search the transcript`}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {captions.length > 1 && (
          <NativeSelect
            aria-label={t`Language of the transcript`}
            value={likely?.language}
            data={captions.map(({ language, label }) => ({ value: language, label }))}
            onChange={(event) => chooseLanguage(event.currentTarget.value)}
          />
        )}
      </div>
      {read.data ? (
        <CueList name={name} cues={read.data} duration={duration} query={query} />
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ErrorState
          error={{ message: <Trans>Couldn't load the transcript. Check your connection.</Trans> }}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <Delayed>
          <div className={classes.skeletons} aria-hidden="true">
            {[0, 1, 2, 3].map((row) => (
              <LineSkeleton key={row} width={row % 2 === 0 ? '84%' : '62%'} />
            ))}
          </div>
        </Delayed>
      )}
    </section>
  )
}
