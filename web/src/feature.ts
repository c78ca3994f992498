/**
 * A feature as the rest of the client knows it: everything it adds, declared in its own folder. There is a file
 * for each moment at which a part of it loads (decision 047), so that no page loads what it doesn't show.
 */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { StaffRole } from '@commons/contract/call.ts'
import type { Widget } from '@commons/contract/accounts/settings.ts'
import type { Report } from '@commons/contract/moderation/moderation.ts'
import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { WaitingKinds } from './compose/outbox/waiting.ts'
import type { SearchKinds } from './search/search-kind.ts'

/** Loads a page. */
export type Page = () => Promise<{ default: () => ReactNode }>

/** Runs before a page is shown, and redirects whoever shouldn't see it. */
export type Guard = (to: {
  search: object
  params: object
  location: { href: string }
  context: { isKnown: (address: string) => boolean }
}) => void

export interface PageAt {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  readonly path: string
  readonly page?: Page
  readonly guard?: Guard
  /** A member's page that takes the room of the sidebar, which otherwise is beside it on wide screens. */
  readonly wide?: true
  /** A member's page with nothing beside it. */
  readonly alone?: true
  /** Members begin with it; its calls are known from the start. */
  readonly isFirst?: true
}

/** `<f>.pages.ts`: the pages of a feature. Every visitor loads this list, so it has loaders only. */
export interface Pages {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** In the frame of the login. */
  readonly open?: readonly PageAt[]
  /** In the frame of members' pages; others are sent to log in. */
  readonly members?: readonly PageAt[]
}

/** An entry of the main navigation. */
export interface PlaceAt {
  /** Places of all features are in the order of their ranks. */
  readonly rank: number
  /** Its address, which may depend on the member's id. */
  readonly to: string | ((member: number) => string)
  readonly label: MessageDescriptor
  readonly icon: Icon
  /** Drawn while the member is there, if it isn't the same. */
  readonly activeIcon?: Icon
  /** Pressed after `g`, this key opens the place. */
  readonly key?: string
  /** Subpages below its URL count as this place. */
  readonly hasPlaces?: boolean
  /** Links in its submenu; without room for one, the entry leads to `to`. */
  readonly places?: ReadonlyArray<{ readonly to: PlaceAt['to']; readonly label: MessageDescriptor }>
  /** In the phone's menu only, because the bottom bar has no room for it. */
  readonly onlyInMenu?: boolean
  /** Shown only to members with one of these roles of staff. */
  readonly forStaff?: readonly StaffRole[]
}

/** `<f>.first.ts`: what the frame of every member's page needs of a feature at once. */
export interface First {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  readonly places?: readonly PlaceAt[]
  /** Actions on the current article by key; its buttons are marked with `data-action`. */
  readonly actions?: Readonly<Record<string, string>>
  /** Kinds of what waits for a network, by name. */
  readonly waiting?: WaitingKinds
}

/** The texts for a kind of reportable content. */
export interface ReportTexts {
  /** The report dialog's title. */
  readonly title: ReactNode
  /** The name in the member's list of reports. */
  readonly name: ReactNode
}

/** Props of each section of a profile. */
export interface SectionProps {
  member: ProfileBanner
  isOwn: boolean
  /** Set while the viewer previews their own profile as others see it. */
  viewAs: ViewAs | undefined
  /** The selected tab of the section, if it has any. */
  tab: string | undefined
  onTab: (tab: string) => void
}

/** A section of a profile, below its header. */
export interface ProfileSection {
  /** Sections of all features are in the order of their ranks. */
  readonly rank: number
  /** The section's name in the URL. */
  readonly name: string
  readonly label: ReactNode
  /** Shown only to the member themselves and to their followers. */
  readonly isOfFollowed?: true
  readonly Body: (props: SectionProps) => ReactNode
}

/** Keyboard shortcuts that work in one place, as the help lists them. */
export interface KeyHelp {
  /** Parts of the help are in the order of their ranks. */
  readonly rank: number
  readonly title: ReactNode
  readonly rows: ReadonlyArray<readonly [keys: ReadonlyArray<string | MessageDescriptor>, does: ReactNode]>
}

/** `<f>.feature.tsx`: what a feature adds to dialogs and pages of others. It loads once the first page is calm. */
export interface Feature {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** Kinds of search results. */
  readonly searches?: SearchKinds
  /** Kinds of things members can report. */
  readonly reports?: Readonly<Partial<Record<Report['report_type'], ReportTexts>>>
  /** Sections of members' profiles. */
  readonly sections?: readonly ProfileSection[]
  readonly keys?: readonly KeyHelp[]
}

/** Something that the palette of commands (Ctrl+K) offers. */
export interface Command {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** Unique among all: browsers keep it as recently used. */
  readonly id: string
  readonly group: 'create' | 'place' | 'act' | 'staff'
  readonly label: MessageDescriptor
  /** What it belongs to, shown below its name. */
  readonly of?: MessageDescriptor
  /** Other words to find it by. */
  readonly words?: MessageDescriptor
  readonly icon: Icon
  /** Where it leads, or what it does. */
  readonly does: string | (() => void)
  /** Offered only to members with one of these roles of staff. */
  readonly forStaff?: readonly StaffRole[]
}

/** `<f>.commands.ts`: what the palette of commands offers beside places, which load with the frame, and settings. */
export interface Commands {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  readonly commands?: readonly Command[]
  /** Other words to find its places by, by their address. */
  readonly words?: ReadonlyArray<{ readonly to: PlaceAt['to']; readonly words: MessageDescriptor }>
}

/** `<f>.widgets.tsx`: widgets beside the pages, which load with the sidebar. */
export type Widgets = Readonly<
  Partial<
    Record<
      Widget,
      {
        readonly Part: ComponentType
        /** As members choose it, and what it shows. */
        readonly label: ReactNode
        readonly hint: ReactNode
        readonly partOf?: NetworkFeature
        /** Its rank in the dialog that shows people and tags on narrow screens, if it is one of these. */
        readonly dialogRank?: number
      }
    >
  >
>
