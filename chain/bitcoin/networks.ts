/** Bitcoin's networks, by the names that Bitcoin Core gives them, and how keys and addresses are written on each. */

export const bitcoinNetworks = ['main', 'test', 'testnet4', 'signet', 'regtest'] as const
export type BitcoinNetwork = (typeof bitcoinNetworks)[number]

export interface NetworkForms {
  /** What addresses of segregated witness begin with. */
  readonly witness: string
  /** The first bytes of older addresses: of a key's hash, and of a script's. */
  readonly keyHash: number
  readonly scriptHash: number
  /** The versions of extended public keys, by how they begin. */
  readonly keys: Readonly<Record<string, number>>
}

const testForms = {
  witness: 'tb',
  keyHash: 0x6f,
  scriptHash: 0xc4,
  keys: { tpub: 0x04_35_87_cf, vpub: 0x04_5f_1c_f6 },
}

export const formsOf: Readonly<Record<BitcoinNetwork, NetworkForms>> = {
  main: {
    witness: 'bc',
    keyHash: 0x00,
    scriptHash: 0x05,
    keys: { xpub: 0x04_88_b2_1e, zpub: 0x04_b2_47_46 },
  },
  test: testForms,
  testnet4: testForms,
  signet: testForms,
  regtest: { ...testForms, witness: 'bcrt' },
}
