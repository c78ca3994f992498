import type { ReactNode } from 'react'
import { SmallFrame } from '../suspended/SmallFrame.tsx'
import { ConsentPage } from './ConsentPage.tsx'

/** The layout of all pages for a member who has to agree to new terms. */
export default function ConsentFrame(props: { children?: ReactNode }) {
  return <SmallFrame {...props} why={<ConsentPage />} />
}
