import { useEffect } from 'react'

const calm = 4000

/** Fetches what opens at a press while there is a network and time: offline, a menu must still open. */
export function useWarmUp(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const parts = [
        import('../../ui/Toasts.tsx'),
        import('../../ui/ConfirmHost.tsx'),
        import('../../ui/DialogBody.tsx'),
        import('../../ui/ActionMenuList.tsx'),
        import('./AccountMenuBody.tsx'),
        import('./MenuSheet.tsx'),
        import('./NotFoundPage.tsx'),
        import('./PageError.tsx'),
      ]
      // Each is tried again when it is needed.
      void Promise.allSettled(parts)
    }, calm)
    return () => clearTimeout(timer)
  }, [])
}
