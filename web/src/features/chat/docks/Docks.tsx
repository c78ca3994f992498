import { useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { roomForBoxes } from '../room-for-boxes.ts'

const DockRow = quietPiece(() => import('./DockRow.tsx'))

/** The open chats at the bottom edge of every page that has room for them, except the page of chats. */
export function Docks() {
  const hasRoom = useMediaQuery(roomForBoxes, true, { getInitialValueInEffect: false })
  const isOnPage = useRouterState({
    select: ({ location }) => location.pathname.startsWith(paths.messaging()),
  })
  return hasRoom && !isOnPage && <OpenChats />
}

function OpenChats() {
  const { data } = useRead('current_chat', {})
  if (!data || data.users.length === 0) return null
  return (
    <Suspense>
      <DockRow chats={data.users} />
    </Suspense>
  )
}
