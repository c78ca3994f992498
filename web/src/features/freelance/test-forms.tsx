import { fireEvent, screen } from '@testing-library/react'
import { type Forms, press, type } from '../../test-walk-forms.tsx'
import { aWallet } from '../wallet/test-wallet.tsx'
import AwardDialog from './agreement/AwardDialog.tsx'
import ChangeDialog from './agreement/ChangeDialog.tsx'
import ReasonDialog from './agreement/ReasonDialog.tsx'
import { EvidenceForm } from './disputes/EvidenceForm.tsx'
import AcceptSplitDialog from './disputes/AcceptSplitDialog.tsx'
import OfferDialog from './disputes/OfferDialog.tsx'
import DecideDialog from './disputes/staff/DecideDialog.tsx'
import OpenDisputeDialog from './disputes/OpenDisputeDialog.tsx'
import { aDispute, anOffer, disputeSides } from './disputes/test-disputes.ts'
import EditBidDialog from './bid/EditBidDialog.tsx'
import { NewBid } from './bid/BidCard.tsx'
import AcceptWeekDialog from './hours/AcceptWeekDialog.tsx'
import { FundHoursForm } from './hours/FundHoursDialog.tsx'
import { aWorkLog, someHours } from './hours/test-hours.ts'
import WorkLogDialog from './hours/WorkLogDialog.tsx'
import { InviteForm } from './invite/InviteDialog.tsx'
import { EditJobForm } from './post/EditJobPage.tsx'
import { PostJobForm } from './post/PostJobPage.tsx'
import DeclineDialog from './proposals/DeclineDialog.tsx'
import AskRefundDialog from './payment/AskRefundDialog.tsx'
import CancelMilestoneDialog from './payment/CancelMilestoneDialog.tsx'
import CreateMilestoneDialog from './payment/CreateMilestoneDialog.tsx'
import EditMilestoneDialog from './payment/EditMilestoneDialog.tsx'
import { FundForm } from './payment/FundDialog.tsx'
import GiveRefundDialog from './payment/GiveRefundDialog.tsx'
import ReleaseDialog from './payment/ReleaseDialog.tsx'
import ReorderDialog from './payment/ReorderDialog.tsx'
import SubmitDialog from './payment/SubmitDialog.tsx'
import { aFunded, aMilestone, theSides } from './payment/test-milestones.ts'
import WordDialog from './payment/WordDialog.tsx'
import AnswerDialog from './reviews/AnswerDialog.tsx'
import { ReviewForm } from './reviews/ReviewForm.tsx'
import { SaveSearchForm } from './searches/SaveSearchDialog.tsx'
import { PhoneCodeForm } from './settings/PhoneCodeForm.tsx'
import { PhoneNumberForm } from './settings/PhoneNumberForm.tsx'
import { ProfileForm } from './settings/ProfileForm.tsx'
import { TaxForm } from './settings/TaxForm.tsx'
import { freelancerSettings, taxInfo } from './settings/test-settings.ts'
import { aBid, aJobDetail, anAgreement } from './test-jobs.ts'
import ProposeShowcaseDialog from './showcases/ProposeShowcaseDialog.tsx'

const left = { bids_left: 6, bids_of_period: 6, next_at: null }

const jobFields = {
  title: 'Title',
  description: 'Description',
  project_industry: 'What is it?',
  project_purpose: 'What kind of website?',
  skills_required: 'Skills required',
  pay_by: 'How do you pay?',
  cost_estimation: 'Cost estimation',
  bidding_ends: /^Bidding ends \(/,
}
const bidFields = { price: 'Your price', timeline: 'Done within', message: /^Your proposal/ }
const termsFields = {
  amount: 'Amount',
  delivery: 'Days',
  description: /^What is to be done/,
  message: /^A word to the other side/,
}
const ignore = () => {}
const settingsFields = {
  first_name: 'First name',
  last_name: 'Last name',
  address: 'Address',
  city: 'City/Town',
  zip: 'ZIP',
  state: 'State/Region',
  country: 'Country',
  company: 'Company',
  time_zone: 'Time zone',
  location: 'Location',
}
const milestoneFields = { description: 'Description', amount: 'Amount', due_date: /^Due date/ }
const fees = { feePercent: '10', taxPercent: '0' }
const aQuote = {
  quote_id: 51,
  milestone_id: 31,
  amount: '100',
  tokens: '90',
  rate: '1.1',
  fee: '9',
  fcell_balance: '100',
  expires_at: '2099-01-01T00:00:00.000Z',
}
const aQuoteOfHours = {
  quote_id: 52,
  payment_id: 21,
  hours: 20,
  amount: '400',
  tokens: '90',
  rate: '1.1',
  fcell_balance: '100',
  expires_at: '2099-01-01T00:00:00.000Z',
}
const proposal = 'clay '.repeat(30)

export const forms: Forms = {
  'features/freelance/settings/ProfileForm.tsx': [
    {
      call: 'update_freelancer_settings',
      render: () => <ProfileForm settings={{ ...freelancerSettings, country: 'CZ' }} />,
      fill() {
        type('Country', 'SK')
        type('Your password', 'a long secret')
      },
      fields: { ...settingsFields, password: 'Your password' },
    },
    {
      call: 'update_freelancer_settings',
      render: () => <ProfileForm settings={{ ...freelancerSettings, country: 'CZ', is_two_factor: 1 }} />,
      fill() {
        type('Country', 'SK')
        type('Code', '123456')
      },
      fields: { ...settingsFields, code: 'Code' },
    },
  ],
  'features/freelance/settings/TaxForm.tsx': [
    {
      call: 'update_tax_info',
      render: () => <TaxForm tax={taxInfo} />,
      fill: () => type('PAN for tax deduction', 'AAPFU0939F'),
      fields: { gst_number: 'GST number', pan: 'PAN for tax deduction' },
      given: ['currency'],
    },
  ],
  'features/freelance/settings/PhoneNumberForm.tsx': [
    {
      call: 'send_phone_code',
      render: () => <PhoneNumberForm typed="" onAsked={ignore} />,
      fill: () => type('Phone number', '+420 601 234 567'),
      fields: { mobile: 'Phone number' },
    },
  ],
  'features/freelance/settings/PhoneCodeForm.tsx': [
    {
      call: 'verify_phone',
      render: () => <PhoneCodeForm mobile="+420601234567" onBack={ignore} />,
      fill: () => type('Code', '123456'),
      fields: { code: 'Code' },
      given: ['mobile'],
    },
  ],
  'features/freelance/post/PostJobPage.tsx': [
    {
      call: 'add_project',
      answers: { skill_list: { response: [] } },
      render: () => <PostJobForm />,
      fill() {
        type('Title', 'An oven')
        type('Description', 'Of clay')
        fireEvent.click(screen.getByRole('radio', { name: 'Website' }))
        fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
        press('7 days')
      },
      send: () => press('Post project'),
      fields: jobFields,
      given: ['status', 'file'],
    },
  ],
  'features/freelance/post/EditJobPage.tsx': [
    {
      call: 'edit_project',
      answers: { skill_list: { response: [] } },
      render: () => <EditJobForm job={aJobDetail({ is_own: 1 })} onClose={() => {}} />,
      fill: () => type('Title', 'Two ovens'),
      fields: jobFields,
      given: ['project_id', 'removed_files', 'file'],
    },
  ],
  'features/freelance/bid/BidCard.tsx': [
    {
      call: 'add_bid',
      render: () => <NewBid job={aJobDetail()} left={left} onPlaced={() => {}} />,
      fill: () => type(/^Your proposal/, proposal),
      fields: bidFields,
      given: ['project_id'],
    },
  ],
  'features/freelance/bid/EditBidDialog.tsx': [
    {
      call: 'update_bid',
      render: () => <EditBidDialog bid={aBid({ is_own: 1 })} pay="fixed" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Your price')
        type('Your price', '260')
      },
      fields: bidFields,
      given: ['id'],
    },
  ],
  'features/freelance/proposals/DeclineDialog.tsx': [
    {
      call: 'decline_bid',
      render: () => <DeclineDialog bid={aBid()} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText(/A word/)
        type(/A word/, 'Too far away')
      },
      fields: { message: /A word/ },
      given: ['id'],
    },
  ],
  'features/freelance/invite/InviteDialog.tsx': [
    {
      call: 'project_invite',
      render: () => <InviteForm userId={9} jobs={[aJobDetail(), aJobDetail({ id: 6 })]} onClose={() => {}} />,
      fill: () => type(/^A word/, 'Like your ovens'),
      fields: { project_id: 'Your project', message: /^A word/ },
      given: ['invited_user_id'],
    },
  ],
  'features/freelance/searches/SaveSearchDialog.tsx': [
    {
      call: 'add_saved_search',
      render: () => <SaveSearchForm filter={{ search: 'oven' }} name="" onClose={() => {}} />,
      fill: () => type('Name of the search', 'Ovens'),
      fields: { name: 'Name of the search', is_alert: /^Notify me/ },
      given: ['filter'],
    },
  ],
  'features/freelance/reviews/ReviewForm.tsx': [
    {
      call: 'add_review',
      render: () => <ReviewForm jobId={5} otherId={7} />,
      fill() {
        fireEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
        type(/^Your review/, 'Paid on time')
      },
      fields: { rating: 'Your rating', comment: /^Your review/ },
      given: ['project_id', 'review_user_id'],
    },
  ],
  'features/freelance/reviews/AnswerDialog.tsx': [
    {
      call: 'answer_review',
      render: () => <AnswerDialog reviewId={4} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Your answer')
        type('Your answer', 'Thanks')
      },
      fields: { comment: 'Your answer' },
      given: ['review_id'],
    },
  ],
  'features/freelance/agreement/AwardDialog.tsx': [
    {
      call: 'add_payment',
      render: () => <AwardDialog bid={aBid()} job={aJobDetail({ is_own: 1 })} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '240')
      },
      fields: termsFields,
      given: ['project_id', 'bidder_id', 'status', 'pay_by'],
    },
    {
      call: 'add_payment',
      render: () => (
        <AwardDialog bid={aBid()} job={aJobDetail({ is_own: 1, pay_by: 'hourly' })} onClose={() => {}} />
      ),
      async fill() {
        await screen.findByLabelText('Price an hour')
        type('Price an hour', '24')
      },
      fields: {
        ...termsFields,
        amount: 'Price an hour',
        delivery: 'Hours',
        weekly_hours: 'Hours a week at most',
      },
      given: ['project_id', 'bidder_id', 'status', 'pay_by'],
    },
  ],
  'features/freelance/agreement/ChangeDialog.tsx': [
    {
      call: 'propose_agreement_change',
      render: () => <ChangeDialog agreement={anAgreement()} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '260')
      },
      fields: termsFields,
      given: ['payment_id'],
    },
  ],
  'features/freelance/agreement/ReasonDialog.tsx': (
    ['decline_award', 'withdraw_award', 'end_agreement'] as const
  ).map((call) => ({
    call,
    render: () => <ReasonDialog call={call} paymentId={21} onClose={() => {}} />,
    fill: () => screen.findByLabelText(/^A word/),
    fields: { message: /^A word/ },
    given: ['payment_id'],
  })),
  'features/freelance/disputes/OpenDisputeDialog.tsx': [
    {
      call: 'dispute_milestone',
      render: () => <OpenDisputeDialog milestone={aFunded()} name="Ada" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('What is it about?')
        type('What is it about?', 'The base has a crack')
      },
      send: () => press('Open dispute'),
      fields: { message: 'What is it about?' },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/disputes/EvidenceForm.tsx': [
    {
      call: 'add_dispute_evidence',
      render: () => <EvidenceForm dispute={aDispute()} sides={disputeSides()} />,
      fill: () => type('What do you want to say?', 'It was there before'),
      fields: { message: 'What do you want to say?' },
      given: ['dispute_id'],
    },
  ],
  'features/freelance/disputes/AcceptSplitDialog.tsx': [
    {
      call: 'accept_split',
      render: () => <AcceptSplitDialog offer={anOffer()} sides={disputeSides()} onClose={() => {}} />,
      fill: async () => fireEvent.click(await screen.findByRole('checkbox')),
      fields: {},
      given: ['offer_id'],
    },
  ],
  'features/freelance/disputes/OfferDialog.tsx': [
    {
      call: 'offer_split',
      render: () => <OfferDialog dispute={aDispute()} sides={disputeSides()} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Tokens for you')
        type('Tokens for you', '60')
      },
      fields: { amount: 'Tokens for you' },
      given: ['dispute_id'],
    },
  ],
  'features/freelance/disputes/staff/DecideDialog.tsx': [
    {
      call: 'decide_dispute',
      render: () => <DecideDialog dispute={aDispute()} sides={disputeSides('staff')} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Tokens for Bob')
        type('Tokens for Bob', '60')
        type('Why?', 'The crack is small')
        fireEvent.click(screen.getByRole('checkbox'))
      },
      fields: { amount: 'Tokens for Bob', reason: 'Why?' },
      given: ['dispute_id'],
    },
  ],
  'features/freelance/payment/CreateMilestoneDialog.tsx': [
    {
      call: 'create_milestone',
      render: () => (
        <CreateMilestoneDialog paymentId={21} projectId={5} sides={theSides('client')} onClose={() => {}} />
      ),
      async fill() {
        await screen.findByLabelText('Description')
        type('Description', 'The base')
        type('Amount', '100')
        type(/^Due date/, '2099-12-03')
      },
      fields: milestoneFields,
      given: ['project_id', 'payment_id', 'status'],
    },
  ],
  'features/freelance/payment/EditMilestoneDialog.tsx': [
    {
      call: 'update_milestone',
      render: () => (
        <EditMilestoneDialog milestone={aMilestone()} sides={theSides('freelancer')} onClose={() => {}} />
      ),
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '120')
      },
      fields: milestoneFields,
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/WordDialog.tsx': (
    [
      ['decline_milestone', /^A word/],
      ['request_milestone_changes', 'What should change?'],
    ] as const
  ).map(([call, message]) => ({
    call,
    render: () => <WordDialog call={call} milestoneId={31} onClose={() => {}} />,
    async fill() {
      await screen.findByLabelText(message)
      type(message, 'Wider, please')
    },
    fields: { message },
    given: ['milestone_id'],
  })),
  'features/freelance/payment/CancelMilestoneDialog.tsx': [
    {
      call: 'cancel_milestone',
      render: () => <CancelMilestoneDialog milestone={aFunded()} name="Ada" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText(/^A word/)
        type(/^A word/, 'I moved away')
      },
      fields: { message: /^A word/ },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/FundDialog.tsx': [
    {
      call: 'fund_milestone',
      answers: { milestone_quote: { data: aQuote } },
      render: () => (
        <FundForm milestoneId={31} amount="100" name="Bob" wallet={aWallet()} onClose={() => {}} />
      ),
      fill: () => screen.findByText('90'),
      fields: {},
      given: ['milestone_id', 'amount', 'quote_id'],
    },
  ],
  'features/freelance/hours/FundHoursDialog.tsx': [
    {
      call: 'fund_hours',
      answers: { hours_quote: { data: aQuoteOfHours } },
      render: () => (
        <FundHoursForm
          paymentId={21}
          amount="20"
          hours={20}
          name="Bob"
          wallet={aWallet()}
          onClose={() => {}}
        />
      ),
      fill: () => screen.findByText('90'),
      fields: { hours: 'Hours' },
      given: ['payment_id', 'amount', 'quote_id'],
    },
  ],
  'features/freelance/hours/WorkLogDialog.tsx': [
    {
      call: 'add_work_log',
      render: () => <WorkLogDialog hours={someHours()} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Hours')
        type('Hours', '2')
        type('What did you do?', 'The base')
      },
      fields: { day: 'Day', minutes: 'Minutes', description: 'What did you do?' },
      given: ['payment_id'],
    },
    {
      call: 'update_work_log',
      render: () => <WorkLogDialog hours={someHours()} log={aWorkLog()} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Hours')
        type('Hours', '3')
      },
      fields: { minutes: 'Minutes', description: 'What did you do?' },
      given: ['work_log_id'],
    },
  ],
  'features/freelance/hours/AcceptWeekDialog.tsx': [
    {
      call: 'accept_work_logs',
      render: () => (
        <AcceptWeekDialog milestone={aFunded()} week="2026-11-16" fees={fees} name="Bob" onClose={() => {}} />
      ),
      fill: async () => fireEvent.click(await screen.findByRole('checkbox')),
      fields: {},
      given: ['payment_id', 'week'],
    },
  ],
  'features/freelance/showcases/ProposeShowcaseDialog.tsx': [
    {
      call: 'propose_showcase',
      render: () => <ProposeShowcaseDialog paymentId={21} title="A website" name="Ada" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Title')
        type('What came of it (optional)', 'It is up.')
      },
      fields: { title: 'Title', description: 'What came of it (optional)', link: 'Link (optional)' },
      given: ['payment_id'],
    },
  ],
  'features/freelance/payment/SubmitDialog.tsx': [
    {
      call: 'submit_milestone',
      render: () => <SubmitDialog milestone={aFunded()} fees={fees} name="Ada" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('What have you done?')
        type('What have you done?', 'The base')
      },
      fields: { message: 'What have you done?' },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/ReleaseDialog.tsx': [
    {
      call: 'release_milestone',
      render: () => <ReleaseDialog milestone={aFunded()} fees={fees} name="Bob" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '20')
        fireEvent.click(screen.getByRole('checkbox'))
      },
      fields: { amount: 'Amount' },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/GiveRefundDialog.tsx': [
    {
      call: 'give_refund',
      render: () => <GiveRefundDialog milestone={aFunded()} name="Ada" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '20')
      },
      fields: { amount: 'Amount' },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/AskRefundDialog.tsx': [
    {
      call: 'request_refund',
      render: () => <AskRefundDialog milestone={aFunded()} name="Bob" onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Amount')
        type('Amount', '20')
        type('Why?', 'It is late')
      },
      fields: { amount: 'Amount', message: 'Why?' },
      given: ['milestone_id'],
    },
  ],
  'features/freelance/payment/ReorderDialog.tsx': [
    {
      call: 'reorder_milestones',
      render: () => (
        <ReorderDialog
          paymentId={21}
          milestones={[aMilestone(), aMilestone({ id: 32, place: 2, description: 'The dome' })]}
          onClose={() => {}}
        />
      ),
      fill: () => screen.findByText('The dome'),
      fields: {},
      given: ['payment_id', 'milestone_ids'],
    },
  ],
}
