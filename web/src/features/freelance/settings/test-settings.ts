/** A freelancer's settings in tests. */
import type { FreelancerSettings, TaxInfo } from '@commons/contract/freelance/settings.ts'
import type { TrustScore } from '@commons/contract/freelance/trust.ts'

export const freelancerSettings: FreelancerSettings = {
  first_name: 'Ada',
  last_name: 'Nováková',
  address: '',
  city: 'Brno',
  zip: '602 00',
  state: '',
  country: '',
  company: '',
  time_zone: 'Europe/Prague',
  location: '',
  on_invoices: 0,
  is_two_factor: 0,
}

export const taxInfo: TaxInfo = {
  gst_number: '',
  pan: '',
  currency: 'USD',
  country: 'India',
  withheld_percent: '5',
}

export const trustScore: TrustScore = {
  score: 5,
  most: 15,
  strength: 'low',
  proofs: [
    { kind: 'email', points: 5, is_proven: 1 },
    { kind: 'phone', points: 10, is_proven: 0 },
  ],
  email: 'ada@example.org',
  mobile: null,
}
