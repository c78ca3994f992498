import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'

interface RequestButtonsProps {
  groupRequestId: number
  lane: string
  /** Label of the button that accepts; without it, the request can only be withdrawn. */
  acceptLabel?: string | undefined
  /** Label of the button that declines or withdraws the request. */
  endLabel: string
  /** The toast after the request has ended. */
  ended: string
}

/** Accepts a request or ends it. */
export function RequestButtons({ groupRequestId, lane, acceptLabel, endLabel, ended }: RequestButtonsProps) {
  const accept = useWrite('group_request_accept', { lane })
  const end = useWrite('group_request_delete', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(ended),
  })
  return (
    <>
      {acceptLabel !== undefined && (
        <Button
          size="sm"
          aria-label={acceptLabel}
          loading={accept.isPending}
          disabled={end.isPending}
          onClick={() => accept.mutate({ group_request_id: groupRequestId })}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        aria-label={endLabel}
        loading={end.isPending}
        disabled={accept.isPending}
        onClick={() => end.mutate({ group_request_id: groupRequestId })}
      >
        {acceptLabel === undefined ? <Trans>Take back</Trans> : <Trans>Decline</Trans>}
      </Button>
    </>
  )
}
