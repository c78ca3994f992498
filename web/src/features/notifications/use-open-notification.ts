import type { Notification } from '@commons/contract/notifications.ts'
import { useWrite } from '../../api/use-call.ts'

/** Marks what one follows as read; the link leads there meanwhile. */
export function useReading(): (notification: Pick<Notification, 'notification_id' | 'isread'>) => void {
  const { mutate } = useWrite('notification_read', { toasts: 'none' })
  return ({ notification_id, isread }) => {
    if (isread === '0') mutate({ notification_id })
  }
}
