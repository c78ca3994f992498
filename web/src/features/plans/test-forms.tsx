import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { PaymentMethodsPanel } from './settings/PaymentMethodsPanel.tsx'
import { DomainForm } from './settings/pro/DomainForm.tsx'
import { FooterForm } from './settings/pro/FooterForm.tsx'
import { GeneralForm } from './settings/pro/GeneralForm.tsx'
import { ThemeForm } from './settings/pro/ThemeForm.tsx'

const stored: ProSetting = {
  is_active: 1,
  title: 'Ada & Co.',
  headline: '',
  theme: '',
  footer: '',
  logo: null,
  background: null,
  domain: '',
  domain_asked_at: null,
  payout_currency: 'FCELL',
  payout_waiting: '0',
  payout_waiting_usd: null,
  payout_at: null,
}

export const forms: Forms = {
  'features/plans/settings/PaymentMethodsPanel.tsx': [
    {
      call: 'add_payment_method',
      render: () => <PaymentMethodsPanel />,
      fill: () => type('What you call it', 'My savings'),
      fields: { detail: 'What you call it' },
      given: ['type'],
    },
  ],
  'features/plans/settings/pro/DomainForm.tsx': [
    {
      call: 'update_pro_setting',
      render: () => <DomainForm stored={stored} />,
      fill: () => type('Your domain', 'ada.example'),
      fields: { domain: 'Your domain' },
    },
  ],
  'features/plans/settings/pro/FooterForm.tsx': [
    {
      call: 'update_pro_setting',
      render: () => <FooterForm stored={stored} />,
      fill: () => type('Footer text', 'Made by hand'),
      fields: { footer: 'Footer text' },
    },
  ],
  'features/plans/settings/pro/GeneralForm.tsx': [
    {
      call: 'update_pro_setting',
      render: () => <GeneralForm stored={stored} />,
      fill: () => type('Headline', 'Engines'),
      fields: { title: 'Page title', headline: 'Headline' },
    },
  ],
  'features/plans/settings/pro/ThemeForm.tsx': [
    {
      call: 'update_pro_setting',
      render: () => <ThemeForm stored={stored} />,
      fill: () => fireEvent.click(screen.getByRole('radio', { name: 'Violet' })),
      fields: { theme: 'Colour' },
    },
  ],
}
