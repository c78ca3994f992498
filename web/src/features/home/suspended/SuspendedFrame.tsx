import type { ReactNode } from 'react'
import { SmallFrame } from './SmallFrame.tsx'
import { SuspendedPage } from './SuspendedPage.tsx'

/** The layout of all pages for a member who is suspended. */
export default function SuspendedFrame(props: { children?: ReactNode }) {
  return <SmallFrame {...props} why={<SuspendedPage />} />
}
