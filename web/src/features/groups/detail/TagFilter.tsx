import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconHash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { paths } from '../../../paths.ts'
import classes from './GroupPage.module.css'

interface TagFilterProps {
  groupId: number
  /** From the URL. */
  tag: string | undefined
}

/** Limits a group's posts to those with a tag. */
export function TagFilter({ groupId, tag }: TagFilterProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(tag ?? '')
  const show = (wanted: string | undefined) =>
    void navigate({
      to: paths.group(groupId),
      // An invitation that was opened stays in the address.
      search: (before: object) => ({ ...before, tab: 'posts', tag: wanted }),
      replace: true,
      resetScroll: false,
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    show(typed.replaceAll(/[\s#_]/g, '') || undefined)
  }
  return (
    <form className={classes.tags} role="search" onSubmit={submit}>
      <TextInput
        aria-label={t`Show posts with a tag`}
        placeholder={t`Show posts with a tag`}
        leftSection={<IconHash size={20} aria-hidden="true" />}
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {tag ? (
        <Button
          variant="default"
          onClick={() => {
            setTyped('')
            show(undefined)
          }}
        >
          <Trans>All posts</Trans>
        </Button>
      ) : (
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          <Trans>Show</Trans>
        </Button>
      )}
    </form>
  )
}
