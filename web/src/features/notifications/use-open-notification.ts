import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { useWrite } from '../../api/use-call.ts'

/** Returns a function that marks a followed notification as read, without delaying the link. */
export function useReading(): (notification: Pick<Notification, 'notification_id' | 'isread'>) => void {
  const { mutate } = useWrite('notification_read', { toasts: 'none' })
  return ({ notification_id, isread }) => {
    if (isread === '0') mutate({ notification_id })
  }
}
