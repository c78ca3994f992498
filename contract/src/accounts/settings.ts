import { z } from 'zod'
import { ShownAnnouncement } from '../shared/announcement.ts'
import { Network } from '../shared/network.ts'
import {
  ConfirmPassword,
  EmailIn,
  FullName,
  LanguageId,
  MailedCode,
  NewPassword,
  Password,
  UserData,
} from './accounts.ts'
import { defineCall, staffRoles } from '../call.ts'
import { setup_checklist } from '../profiles/setup.ts'
import { Flag, FlagIn, TextFlag } from '../shared/flag.ts'
import { Poll } from '../shared/survey-shown.ts'
import { usernameKey } from '../shared/text/equal-key.ts'

/** Account settings: names, email address, password, language, notifications and autoplay. */

const LanguageIdIn = z
  .union([z.literal(1), z.literal(2), z.literal('1'), z.literal('2')], 'language_invalid')
  .transform((id) => (Number(id) === 2 ? 2 : 1))
  .describe('1 English, 2 Czech.')

export const show_display_name = defineCall({
  name: 'show_display_name',
  doc: 'The member’s own display name.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['member:{me}'],
  input: z.object({}),
  output: z.object({ display_name: z.string() }),
  refusals: [],
})

export const show_language = defineCall({
  name: 'show_language',
  doc: 'The member’s language: 1 English, 2 Czech; what pages have to know of the network; for staff also their role, for who is suspended until when, by when somebody has to agree to new terms, what is announced, and what Home has above its posts.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['member:{me}', 'account:{me}', 'network'],
  input: z.object({}),
  output: z.object({
    language_id: LanguageId,
    /** Missing for everybody who isn't staff. */
    staff_role: z.enum(staffRoles).optional(),
    /** Missing for everybody who isn't suspended. `until`: when it ends; null: never. */
    suspension: z
      .object({
        until: z.iso.datetime().nullable(),
        /** Why the processing of their data is restricted, and until when once an end is announced; missing if it isn't. */
        processing: z
          .object({ reason: z.string(), since: z.iso.datetime(), ends_at: z.iso.datetime().nullable() })
          .optional(),
      })
      .optional(),
    /** Missing for everybody who owes no consent. `is_due`: it can't be put off any more, and only few calls are left. */
    consent: z.object({ due_at: z.iso.datetime(), is_due: Flag }).optional(),
    /** What is announced: the latest that the member hasn't dismissed. Missing if there is nothing. */
    announcement: ShownAnnouncement.optional(),
    /** What Home has above its posts, so that it is there before them. Missing for who is suspended. */
    home: z
      .object({
        /** As in `setup_checklist`. */
        first_steps: setup_checklist.output.shape.recdata,
        /** As in `poll_list`. */
        polls: z.array(Poll),
        /** Whether some of the member's posts or reels aren't published: `waiting_posts` and `waiting_reels` may have them. */
        has_unpublished: Flag,
      })
      .optional(),
    network: Network,
  }),
  refusals: [],
})

export const update_language = defineCall({
  name: 'update_language',
  doc: 'Choose the language: 1 English, 2 Czech.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['member:{me}'],
  input: z.object({ language_id: LanguageIdIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const DisplayNameInput = z.object({ display_name: FullName })

export const update_display_name = defineCall({
  name: 'update_display_name',
  doc: 'Change the name others see.',
  auth: 'member',
  effect: 'write',
  topics: ['member:{me}', 'account:{me}'],
  input: DisplayNameInput,
  output: z.object({}),
  publishes: { texts: ['display_name'], as: 'member:{me}' },
  refusals: ['name_looks_alike'],
  message: 'done.saved',
})

export const show_bot_setting = defineCall({
  name: 'show_bot_setting',
  doc: 'Whether the member has marked the account as automated.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['member:{me}'],
  input: z.object({}),
  output: z.object({ is_bot: Flag }),
  refusals: [],
})

export const update_bot_setting = defineCall({
  name: 'update_bot_setting',
  doc: 'Mark the account as automated, or not. Others see “Bot” beside its name; it may do what it could before.',
  auth: 'member',
  effect: 'write',
  topics: ['member:{me}'],
  input: z.object({ is_bot: FlagIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

/** Username changes allowed in 30 days. */
export const usernameChanges = 3

export const UsernameInput = z.object({
  username: z
    .string('username_required')
    .trim()
    .transform(usernameKey)
    .pipe(
      z
        .string()
        .min(1, 'username_required')
        .regex(/^[a-z0-9_]{3,30}$/, 'username_invalid'),
    )
    .describe('3 to 30 of a-z, 0-9 and _. A leading @ is dropped and capitals become small letters.'),
})

export const show_username = defineCall({
  name: 'show_username',
  doc: 'The member’s own @username and their earlier ones, which nobody else can take.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    username: z.string(),
    history: z.array(z.object({ username: z.string(), until: z.string().describe('ISO 8601.') })),
  }),
  refusals: [],
})

export const update_username = defineCall({
  name: 'update_username',
  doc: 'Change the @username, at most three times in 30 days. The old one stays reserved, so that nobody can impersonate the member.',
  auth: 'member',
  effect: 'write',
  topics: ['member:{me}', 'account:{me}'],
  input: UsernameInput,
  output: z.object({}),
  publishes: { texts: ['username'], as: 'member:{me}' },
  refusals: ['username_taken', 'username_changed_often', 'name_looks_alike'],
  message: 'done.saved',
})

export const show_email = defineCall({
  name: 'show_email',
  doc: 'The member’s own email address, whether it is verified, and the new one while a change is under way.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    email: z.string(),
    email_verified: TextFlag,
    new_email: z.string().optional().describe('The new address, until the emailed links have been opened.'),
    old_confirmed: TextFlag.optional(),
    new_confirmed: TextFlag.optional(),
  }),
  refusals: [],
})

export const UpdateEmailInput = z.object({
  email: EmailIn('email_invalid_address'),
  password: Password,
})

export const update_email = defineCall({
  name: 'update_email',
  doc: 'Change the email address. A link is sent to the old and the new address, and both must be opened within a day. An unverified old address gets no link.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: UpdateEmailInput,
  output: z.object({}),
  refusals: ['wrong_password', 'email_same', 'email_taken', 'not_accepted', 'too_many_guesses'],
  message: 'done.email_change_mailed',
})

export const email_change_delete = defineCall({
  name: 'email_change_delete',
  doc: 'Cancel the change of the email address. Its links stop working.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const verify_email = defineCall({
  name: 'verify_email',
  doc: 'Open an emailed link while logged in. It verifies the address or confirms a change of it.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}'],
  input: z.object({ email_auth_code: MailedCode }),
  output: z.object({
    email_change: z
      .enum(['none', 'waiting', 'done'])
      .describe('waiting: the other address has yet to confirm.'),
  }),
  refusals: ['link_expired', 'email_taken'],
  message: 'done.email_verified',
})

export const ChangePasswordInput = z.object({
  old_password: Password,
  new_password: NewPassword,
  confirm_password: ConfirmPassword,
})

export const change_password = defineCall({
  name: 'change_password',
  doc: 'Change the password. Every other session ends, and this one gets a new key.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: ChangePasswordInput,
  output: z.object({ user_data: UserData }),
  refusals: ['wrong_password', 'too_many_guesses'],
  message: 'done.password_changed',
  answersSecret: true,
})

export const show_email_notification = defineCall({
  name: 'show_email_notification',
  doc: 'Whether notifications are emailed. Emails about security are always sent.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ email_notification: TextFlag }),
  refusals: [],
})

export const update_email_notification = defineCall({
  name: 'update_email_notification',
  doc: 'Turn email notifications on or off.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({ email_notification: FlagIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const show_autoplay = defineCall({
  name: 'show_autoplay',
  doc: 'Whether videos and animations in the feed play by themselves, which comes with Plus and Pro.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    autoplay: TextFlag,
    /** '1': included in the caller’s plan. */
    is_allowed: TextFlag,
  }),
  refusals: [],
})

export const update_autoplay = defineCall({
  name: 'update_autoplay',
  doc: 'Turn autoplay of videos and animations on or off.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({ autoplay: FlagIn }),
  output: z.object({}),
  refusals: ['plan_needed'],
  message: 'done.saved',
})

/** Widgets of the right column on wide screens, in order. */
export const widgets = [
  'suggested_channels',
  'follow_requests',
  'poll',
  'tags',
  'friends',
  'follows',
  'slogans',
] as const
export const Widget = z.enum(widgets)
export type Widget = z.infer<typeof Widget>

export const show_widgets = defineCall({
  name: 'show_widgets',
  doc: 'What the caller’s right column shows, in order. A widget that is new is shown until they hide it.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(z.object({ widget: Widget, is_shown: Flag })) }),
  refusals: [],
})

export const update_widget = defineCall({
  name: 'update_widget',
  doc: 'Show or hide a widget of the right column.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({ widget: z.enum(widgets, 'widget_invalid'), is_shown: FlagIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const show_upload_limits = defineCall({
  name: 'show_upload_limits',
  doc: 'The largest and longest files allowed, and how much of their quota the member has used.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['waiting:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.object({
      image_bytes: z.int().positive(),
      image_megapixels: z.int().positive(),
      video_bytes: z.int().positive(),
      video_seconds: z.int().positive(),
      /** Those of videos that stream. */
      stream_bytes: z.int().positive(),
      stream_seconds: z.int().positive(),
      captions_bytes: z.int().positive(),
      /** The limit for all files of one member together. */
      quota_bytes: z.int().positive(),
      used_bytes: z.int().nonnegative(),
    }),
  }),
  refusals: [],
})
