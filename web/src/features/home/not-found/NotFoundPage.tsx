import { Suspense, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { NotFoundWords } from './NotFoundWords.tsx'

interface FrameProps {
  children?: ReactNode
}

const MemberFrame = quietPiece<FrameProps>(() => import('../shell/Shell.tsx'))
const VisitorFrame = quietPiece<FrameProps>(() => import('../public-frame/PublicFrame.tsx'))

/** Says that nothing is at this URL, with a link back. */
export default function NotFoundPage() {
  const Frame = useSession() ? MemberFrame : VisitorFrame
  const words = <NotFoundWords />
  return (
    <Suspense fallback={<main tabIndex={-1}>{words}</main>}>
      <Frame>{words}</Frame>
    </Suspense>
  )
}
