import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type SentForm, type } from '../../test-walk-forms.tsx'
import AnswerDialog from './appeals/AnswerDialog.tsx'
import { RequestForm } from './members/RequestForm.tsx'
import RoleDialog from './members/RoleDialog.tsx'
import { UndoModeratorForm } from './members/UndoModeratorForm.tsx'
import SettingDialog from './settings/SettingDialog.tsx'
import { MemberMessageForm } from './messages/MemberMessageForm.tsx'
import { TemplateForm } from './templates/TemplateDialog.tsx'
import { NoteForm } from './reports/NoteForm.tsx'
import { DecideForm } from './reports/DecideForm.tsx'
import { DomainForm, NetworkForm } from './entry/RuleDialog.tsx'
import { AnswerForm } from './signups/AnswerDialog.tsx'
import { WordRuleForm } from './words/WordRuleDialog.tsx'
import { AnnouncementForm } from './announcements/AnnouncementForm.tsx'
import { RuleForm } from './rules/RuleForm.tsx'
import { LegalForm } from './legal/LegalForm.tsx'
import { type ReasonCall, ReasonForm } from './frame/ReasonForm.tsx'
import { UndoWaveForm } from './reports/UndoWaveDialog.tsx'
import { MintForm } from './money/MintForm.tsx'
import { BlockTagForm } from './tags/BlockTagDialog.tsx'
import { InterestForm } from './interests/InterestDialog.tsx'
import { TermForm } from './money/TermForm.tsx'
import { ApproveForm } from './withdrawals/ApproveForm.tsx'
import { RecordForm } from './withdrawals/RecordForm.tsx'

const ignore = () => {}
const withdrawal = {
  withdrawal_id: 3,
  net: '0.995',
  currency: 'ETH',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const
const member = { user_id: 3, full_name: 'Jana', role: null, two_factor: 1, passkeys: 0 } as const

const rule = { rule_id: 1, title: 'No spam', text: 'Once is enough.' }
const templateFields = {
  name: 'Name of the template',
  reason_en: 'Reason in English',
  reason_cs: 'Reason in Czech',
  answer_en: 'Answer to reporters in English (optional)',
  answer_cs: 'Answer to reporters in Czech (optional)',
}
function fillTemplate() {
  type('Name of the template', 'Watches')
  type('Reason in English', 'An offer')
  type('Reason in Czech', 'Nabídka')
}

const reasoned = <C extends ReasonCall>(
  call: C,
  about: Parameters<typeof ReasonForm<C>>[0]['about'],
): SentForm => ({
  call,
  render: () => (
    <ReasonForm call={call} about={about} note="It is in the log." onClose={ignore}>
      Do it
    </ReasonForm>
  ),
  fill: () => type('Why?', 'Too hard'),
  fields: { reason: 'Why?' },
  given: Object.keys(about),
})

const interestFields = {
  name_en: 'Name in English',
  name_cs: 'Name in Czech',
  hashtags: 'Tags, separated by commas',
}
function fillInterest() {
  type('Name in English', 'Openings')
  type('Name in Czech', 'Zahájení')
  type('Tags, separated by commas', 'sicilian')
}

export const forms: Forms = {
  'features/staff/members/RoleDialog.tsx': [
    {
      call: 'update_member_role',
      render: () => <RoleDialog member={member} onClose={ignore} />,
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'Support' }))
        type('Why?', 'Helps on weekends')
      },
      fields: { reason: 'Why?' },
      given: ['view_user_id', 'role'],
    },
  ],
  'features/staff/members/RequestForm.tsx': (
    [
      ['send_member_export', 'How did they ask?'],
      ['change_member_email', 'How did they ask?'],
      ['restrict_processing', 'Why? (they read this)'],
      ['end_processing_restriction', 'Why? (for the log)'],
      ['delete_member', 'How did they ask?'],
    ] as const
  ).map(([call, why]) => ({
    call,
    render: () => <RequestForm call={call} userId="3" onClose={ignore} />,
    fill() {
      type(why, 'By letter')
      if (call === 'change_member_email') type('New address', 'new@commons.example')
    },
    fields: {
      reason: why,
      ...(call === 'change_member_email' && { email: 'New address' }),
    },
    given: ['view_user_id', ...(call === 'delete_member' ? ['at_once'] : [])],
  })),
  'features/staff/members/UndoModeratorForm.tsx': [
    {
      call: 'undo_moderator',
      render: () => <UndoModeratorForm userId={3} onClose={ignore} />,
      fill: () => type('Why?', 'Their account was taken over'),
      fields: { from: 'From', to: 'To', reason: 'Why?' },
      given: ['moderator_user_id'],
    },
  ],
  'features/staff/reports/UndoWaveDialog.tsx': [
    {
      call: 'undo_wave',
      render: () => <UndoWaveForm waveId={3} onClose={ignore} />,
      fill: () => type('Why?', 'The rule was wrong'),
      fields: { reason: 'Why?' },
      given: ['wave_id'],
    },
  ],
  'features/staff/settings/SettingDialog.tsx': [
    {
      call: 'update_setting',
      render: () => (
        <SettingDialog setting={{ name: 'member_quota_mb', value: '5', initial: '5' }} onClose={ignore} />
      ),
      fill() {
        type('Storage for each member', '7')
        type('Why?', 'More room')
      },
      fields: { value: 'Storage for each member', reason: 'Why?' },
      given: ['name'],
    },
  ],
  'features/staff/rules/RuleForm.tsx': [
    {
      call: 'update_rule',
      render: () => <RuleForm rule={{ place: 1, is_retired: 0 }} places={2} onClose={ignore} />,
      fill() {
        type('Title in English', 'No dogs')
        type('Text in English', 'They bark.')
        type('Title in Czech', 'Žádní psi')
        type('Text in Czech', 'Štěkají.')
        type('Why?', 'Asked for')
      },
      fields: {
        title_en: 'Title in English',
        text_en: 'Text in English',
        title_cs: 'Title in Czech',
        text_cs: 'Text in Czech',
        place: 'Place',
        reason: 'Why?',
      },
      given: ['rule_id', 'is_retired'],
    },
  ],
  'features/staff/legal/LegalForm.tsx': [
    {
      call: 'add_legal_version',
      render: () => (
        <LegalForm page={{ kind: 'terms', version: 0, text_en: 'Old', text_cs: 'Staré' }} onClose={ignore} />
      ),
      fill() {
        type('Text in English', 'New')
        type('Text in Czech', 'Nové')
        type("What's new, in English", 'All')
        type("What's new, in Czech", 'Vše')
        fireEvent.click(screen.getByRole('checkbox', { name: 'Members have to agree again' }))
      },
      fields: {
        text_en: 'Text in English',
        text_cs: 'Text in Czech',
        changes_en: "What's new, in English",
        changes_cs: "What's new, in Czech",
        days: 'How long can they put it off?',
      },
      given: ['kind', 'based_on', 'asks_again'],
    },
  ],
  'features/staff/announcements/AnnouncementForm.tsx': (
    ['add_announcement', 'update_announcement'] as const
  ).map((call) => ({
    call,
    render: () => (
      <AnnouncementForm
        of={
          call === 'add_announcement'
            ? undefined
            : {
                announcement_id: 3,
                text_en: 'Old',
                text_cs: 'Staré',
                link: '',
                for_visitors: 0,
                starts_at: '2026-12-01T10:00:00.000Z',
                ends_at: null,
              }
        }
        onClose={ignore}
      />
    ),
    fill() {
      type('Text in English', 'A picnic on Sunday')
      type('Text in Czech', 'V neděli piknik')
      type('Link (optional)', '/rules')
      type('From (optional)', '2026-12-01T10:00')
      type('Until (optional)', '2026-12-02T10:00')
    },
    fields: {
      text_en: 'Text in English',
      text_cs: 'Text in Czech',
      link: 'Link (optional)',
      starts_at: 'From (optional)',
      ends_at: 'Until (optional)',
    },
    given: [...(call === 'add_announcement' ? [] : (['announcement_id'] as const)), 'for_visitors'],
  })),
  'features/staff/money/MintForm.tsx': [
    {
      call: 'mint_tokens',
      render: () => <MintForm left={[{ currency: 'FCELL', amount: '100' }]} onClose={ignore} />,
      fill() {
        type('Amount in FCELL', '42.5')
        type('Why?', 'More members')
      },
      fields: { amount: 'Amount in FCELL', reason: 'Why?' },
      given: ['currency'],
    },
  ],
  'features/staff/money/TermForm.tsx': [
    {
      call: 'update_money_term',
      render: () => <TermForm term="plus_m" figure="50" onClose={ignore} />,
      fill() {
        type('Plus, a month in FCELL', '42.5')
        type('Why?', 'The market')
      },
      fields: { figure: 'Plus, a month in FCELL', reason: 'Why?' },
      given: ['term'],
    },
  ],
  'features/staff/withdrawals/ApproveForm.tsx': [
    {
      call: 'approve_withdrawal',
      render: () => <ApproveForm of={withdrawal} onClose={ignore} />,
      fill: () => type('A note for the log (optional)', 'Known for years'),
      fields: { reason: 'A note for the log (optional)' },
      given: ['withdrawal_id'],
    },
  ],
  'features/staff/withdrawals/RecordForm.tsx': [
    {
      call: 'record_withdrawal',
      render: () => <RecordForm withdrawalId={3} states={['sent', 'failed']} hash="" onClose={ignore} />,
      fill: () => type('Hash of the chain', '0xabc'),
      fields: { hash: 'Hash of the chain' },
      given: ['withdrawal_id', 'state'],
    },
    {
      call: 'record_withdrawal',
      render: () => <RecordForm withdrawalId={3} states={['failed']} hash="" onClose={ignore} />,
      fill: () => type('Why? (its member reads this)', 'No gas'),
      fields: { reason: 'Why? (its member reads this)' },
      given: ['withdrawal_id', 'state'],
    },
  ],
  'features/staff/reports/DecideForm.tsx': [
    {
      call: 'decide_reports',
      render: () => (
        <DecideForm
          about={{ reportIds: [3], nsfw: [], language: 'en' }}
          acts={['hide', 'label', 'warn', 'suspend']}
          onClose={ignore}
        />
      ),
      async fill() {
        fireEvent.click(await screen.findByRole('checkbox', { name: 'Hide it' }))
        fireEvent.click(screen.getByRole('checkbox', { name: 'Suspend its author' }))
        type('Why? (its author reads this)', 'Spam')
      },
      fields: {
        reason: 'Why? (its author reads this)',
        until: 'How long?',
        answer: 'Answer to those who reported it (optional)',
      },
      given: ['report_ids', 'acts', 'nsfw', 'rule_id'],
    },
    {
      call: 'decide_member',
      render: () => (
        <DecideForm
          about={{ userId: 3, language: 'en' }}
          acts={['warn', 'suspend', 'limit']}
          onClose={ignore}
        />
      ),
      async fill() {
        fireEvent.click(await screen.findByRole('checkbox', { name: 'Suspend them' }))
        type('Why? (they read this)', 'Spam')
      },
      fields: { reason: 'Why? (they read this)', until: 'How long?' },
      given: ['view_user_id', 'acts', 'rule_id'],
    },
  ],
  'features/staff/tags/BlockTagDialog.tsx': [
    {
      call: 'block_tag',
      render: () => <BlockTagForm hashtag="" onClose={ignore} />,
      fill() {
        type('Tag', 'spam')
        type('Why? (for other staff)', 'A wave')
      },
      fields: { hashtag: 'Tag', reason: 'Why? (for other staff)' },
      given: [],
    },
  ],
  'features/staff/interests/InterestDialog.tsx': [
    {
      call: 'add_interest',
      render: () => <InterestForm onClose={ignore} />,
      fill: fillInterest,
      fields: interestFields,
      given: ['kind'],
    },
    {
      call: 'update_interest',
      render: () => (
        <InterestForm
          of={{
            interest_id: 3,
            name_en: 'Chess',
            name_cs: 'Šachy',
            kind: 'sport',
            hashtags: ['chess'],
            member_count: 0,
          }}
          onClose={ignore}
        />
      ),
      fill: fillInterest,
      fields: interestFields,
      given: ['interest_id', 'kind'],
    },
  ],
  'features/staff/words/WordRuleDialog.tsx': [
    {
      call: 'add_word_rule',
      render: () => <WordRuleForm onClose={ignore} />,
      fill() {
        type('Word or phrase', 'casino*')
        type('A note for other moderators (optional)', 'A wave')
      },
      fields: { words: 'Word or phrase', note: 'A note for other moderators (optional)' },
      given: ['kind', 'act', 'reports_earlier'],
    },
    {
      call: 'add_word_rule',
      render: () => <WordRuleForm onClose={ignore} />,
      fill() {
        fireEvent.click(screen.getByRole('radio', { name: /^Repeats by anyone/ }))
        type('Times allowed', '3')
        type('Within how many hours', '48')
      },
      fields: {
        most: 'Times allowed',
        hours: 'Within how many hours',
        note: 'A note for other moderators (optional)',
      },
      given: ['kind', 'act', 'reports_earlier'],
    },
  ],
  'features/staff/frame/ReasonForm.tsx': [
    ...(['undo_decision', 'ask_purge', 'withdraw_purge', 'confirm_purge'] as const).map((call) =>
      reasoned(call, { decision_id: 3 }),
    ),
    reasoned('refuse_withdrawal', { withdrawal_id: 3 }),
    reasoned('stop_withdrawals', { currency: 'ETH' }),
    reasoned('resume_withdrawals', { currency: 'ETH' }),
    reasoned('replace_withdrawal', { withdrawal_id: 3, how: 'faster' }),
    reasoned('release_deposit', { deposit_id: 3 }),
    reasoned('write_off_deposit', { deposit_id: 3 }),
  ],
  'features/staff/appeals/AnswerDialog.tsx': [
    {
      call: 'answer_appeal',
      render: () => <AnswerDialog appealId={3} onClose={ignore} />,
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'The decision stays' }))
        type('Why? (the member reads this)', 'It was spam')
      },
      fields: { message: 'Why? (the member reads this)' },
      given: ['appeal_id', 'verdict'],
    },
  ],
  'features/staff/signups/AnswerDialog.tsx': [
    {
      call: 'answer_signup_requests',
      render: () => <AnswerForm ids={[3]} status="rejected" onClose={ignore} />,
      fill: () => type('Why? (optional, they read it in the email)', 'We are full'),
      fields: { message: 'Why? (optional, they read it in the email)' },
      given: ['signup_request_ids', 'status'],
    },
  ],
  'features/staff/entry/RuleDialog.tsx': [
    {
      call: 'add_domain_rule',
      render: () => <DomainForm onClose={ignore} />,
      fill: () => type('Domain', 'example.com'),
      fields: { domain: 'Domain', note: 'A note for other moderators (optional)' },
      given: ['act', 'reject_pending'],
    },
    {
      call: 'add_ip_rule',
      render: () => <NetworkForm onClose={ignore} />,
      fill: () => type('Network or address', '192.0.2.0/24'),
      fields: {
        range: 'Network or address',
        days: 'Until when',
        note: 'A note for other moderators (optional)',
      },
      given: ['act', 'reject_pending'],
    },
  ],
  'features/staff/messages/MemberMessageForm.tsx': [
    {
      call: 'send_member_message',
      render: () => (
        <MemberMessageForm thread={{ view_user_id: 3, decision_id: 5 }} readId={7} waits={false} />
      ),
      fill: () => type("Write as a moderator (your name isn't shown)", 'Ten times'),
      fields: { message: "Write as a moderator (your name isn't shown)" },
      given: ['view_user_id', 'decision_id', 'read_id'],
    },
  ],
  'features/staff/templates/TemplateDialog.tsx': [
    {
      call: 'add_template',
      render: () => <TemplateForm rules={[rule]} onClose={ignore} />,
      fill: fillTemplate,
      fields: templateFields,
      given: ['rule_id', 'acts'],
    },
    {
      call: 'update_template',
      render: () => (
        <TemplateForm
          of={{
            template_id: 3,
            name: 'Spam',
            rule_id: 1,
            acts: [],
            reason_en: 'x',
            reason_cs: 'x',
            answer_en: '',
            answer_cs: '',
          }}
          rules={[rule]}
          onClose={ignore}
        />
      ),
      fill: fillTemplate,
      fields: templateFields,
      given: ['template_id', 'rule_id', 'acts'],
    },
  ],
  'features/staff/reports/NoteForm.tsx': [
    {
      call: 'add_staff_note',
      render: () => <NoteForm about={{ report_id: 3 }} />,
      fill: () => type('A note for other staff', 'Look twice'),
      fields: { message: 'A note for other staff' },
      given: ['report_id', 'view_user_id'],
    },
  ],
}
