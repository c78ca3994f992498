// Written by node chain/compile.ts
export const fcellToken = {
  "compiler": "0.8.37+commit.f401782d.Emscripten.clang",
  "evmVersion": "cancun",
  "abi": [
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "admin",
          "type": "address"
        },
        {
          "internalType": "uint48",
          "name": "adminDelay",
          "type": "uint48"
        },
        {
          "internalType": "uint256",
          "name": "supplyCap",
          "type": "uint256"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "constructor"
    },
    {
      "inputs": [],
      "name": "AccessControlBadConfirmation",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint48",
          "name": "schedule",
          "type": "uint48"
        }
      ],
      "name": "AccessControlEnforcedDefaultAdminDelay",
      "type": "error"
    },
    {
      "inputs": [],
      "name": "AccessControlEnforcedDefaultAdminRules",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "defaultAdmin",
          "type": "address"
        }
      ],
      "name": "AccessControlInvalidDefaultAdmin",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "neededRole",
          "type": "bytes32"
        }
      ],
      "name": "AccessControlUnauthorizedAccount",
      "type": "error"
    },
    {
      "inputs": [],
      "name": "ECDSAInvalidSignature",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "length",
          "type": "uint256"
        }
      ],
      "name": "ECDSAInvalidSignatureLength",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "s",
          "type": "bytes32"
        }
      ],
      "name": "ECDSAInvalidSignatureS",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "increasedSupply",
          "type": "uint256"
        },
        {
          "internalType": "uint256",
          "name": "cap",
          "type": "uint256"
        }
      ],
      "name": "ERC20ExceededCap",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "spender",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "allowance",
          "type": "uint256"
        },
        {
          "internalType": "uint256",
          "name": "needed",
          "type": "uint256"
        }
      ],
      "name": "ERC20InsufficientAllowance",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "balance",
          "type": "uint256"
        },
        {
          "internalType": "uint256",
          "name": "needed",
          "type": "uint256"
        }
      ],
      "name": "ERC20InsufficientBalance",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "approver",
          "type": "address"
        }
      ],
      "name": "ERC20InvalidApprover",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "cap",
          "type": "uint256"
        }
      ],
      "name": "ERC20InvalidCap",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "receiver",
          "type": "address"
        }
      ],
      "name": "ERC20InvalidReceiver",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        }
      ],
      "name": "ERC20InvalidSender",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "spender",
          "type": "address"
        }
      ],
      "name": "ERC20InvalidSpender",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "deadline",
          "type": "uint256"
        }
      ],
      "name": "ERC2612ExpiredSignature",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "signer",
          "type": "address"
        },
        {
          "internalType": "address",
          "name": "owner",
          "type": "address"
        }
      ],
      "name": "ERC2612InvalidSigner",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "currentNonce",
          "type": "uint256"
        }
      ],
      "name": "InvalidAccountNonce",
      "type": "error"
    },
    {
      "inputs": [],
      "name": "InvalidShortString",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint8",
          "name": "bits",
          "type": "uint8"
        },
        {
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "SafeCastOverflowedUintDowncast",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "string",
          "name": "str",
          "type": "string"
        }
      ],
      "name": "StringTooLong",
      "type": "error"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "address",
          "name": "owner",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "spender",
          "type": "address"
        },
        {
          "indexed": false,
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "Approval",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [],
      "name": "DefaultAdminDelayChangeCanceled",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": false,
          "internalType": "uint48",
          "name": "newDelay",
          "type": "uint48"
        },
        {
          "indexed": false,
          "internalType": "uint48",
          "name": "effectSchedule",
          "type": "uint48"
        }
      ],
      "name": "DefaultAdminDelayChangeScheduled",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [],
      "name": "DefaultAdminTransferCanceled",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "address",
          "name": "newAdmin",
          "type": "address"
        },
        {
          "indexed": false,
          "internalType": "uint48",
          "name": "acceptSchedule",
          "type": "uint48"
        }
      ],
      "name": "DefaultAdminTransferScheduled",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [],
      "name": "EIP712DomainChanged",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "previousAdminRole",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "newAdminRole",
          "type": "bytes32"
        }
      ],
      "name": "RoleAdminChanged",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "account",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "sender",
          "type": "address"
        }
      ],
      "name": "RoleGranted",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "account",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "sender",
          "type": "address"
        }
      ],
      "name": "RoleRevoked",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "address",
          "name": "from",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "to",
          "type": "address"
        },
        {
          "indexed": false,
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "Transfer",
      "type": "event"
    },
    {
      "inputs": [],
      "name": "DEFAULT_ADMIN_ROLE",
      "outputs": [
        {
          "internalType": "bytes32",
          "name": "",
          "type": "bytes32"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "DOMAIN_SEPARATOR",
      "outputs": [
        {
          "internalType": "bytes32",
          "name": "",
          "type": "bytes32"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "MINTER_ROLE",
      "outputs": [
        {
          "internalType": "bytes32",
          "name": "",
          "type": "bytes32"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "acceptDefaultAdminTransfer",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "owner",
          "type": "address"
        },
        {
          "internalType": "address",
          "name": "spender",
          "type": "address"
        }
      ],
      "name": "allowance",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "spender",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "approve",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        }
      ],
      "name": "balanceOf",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "newAdmin",
          "type": "address"
        }
      ],
      "name": "beginDefaultAdminTransfer",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "cancelDefaultAdminTransfer",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "cap",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint48",
          "name": "newDelay",
          "type": "uint48"
        }
      ],
      "name": "changeDefaultAdminDelay",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "decimals",
      "outputs": [
        {
          "internalType": "uint8",
          "name": "",
          "type": "uint8"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "defaultAdmin",
      "outputs": [
        {
          "internalType": "address",
          "name": "",
          "type": "address"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "defaultAdminDelay",
      "outputs": [
        {
          "internalType": "uint48",
          "name": "",
          "type": "uint48"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "defaultAdminDelayIncreaseWait",
      "outputs": [
        {
          "internalType": "uint48",
          "name": "",
          "type": "uint48"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "eip712Domain",
      "outputs": [
        {
          "internalType": "bytes1",
          "name": "fields",
          "type": "bytes1"
        },
        {
          "internalType": "string",
          "name": "name",
          "type": "string"
        },
        {
          "internalType": "string",
          "name": "version",
          "type": "string"
        },
        {
          "internalType": "uint256",
          "name": "chainId",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "verifyingContract",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "salt",
          "type": "bytes32"
        },
        {
          "internalType": "uint256[]",
          "name": "extensions",
          "type": "uint256[]"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        }
      ],
      "name": "getRoleAdmin",
      "outputs": [
        {
          "internalType": "bytes32",
          "name": "",
          "type": "bytes32"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        }
      ],
      "name": "grantRole",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        }
      ],
      "name": "hasRole",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "to",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "amount",
          "type": "uint256"
        }
      ],
      "name": "mint",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "name",
      "outputs": [
        {
          "internalType": "string",
          "name": "",
          "type": "string"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "owner",
          "type": "address"
        }
      ],
      "name": "nonces",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "owner",
      "outputs": [
        {
          "internalType": "address",
          "name": "",
          "type": "address"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "pendingDefaultAdmin",
      "outputs": [
        {
          "internalType": "address",
          "name": "newAdmin",
          "type": "address"
        },
        {
          "internalType": "uint48",
          "name": "schedule",
          "type": "uint48"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "pendingDefaultAdminDelay",
      "outputs": [
        {
          "internalType": "uint48",
          "name": "newDelay",
          "type": "uint48"
        },
        {
          "internalType": "uint48",
          "name": "schedule",
          "type": "uint48"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "owner",
          "type": "address"
        },
        {
          "internalType": "address",
          "name": "spender",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        },
        {
          "internalType": "uint256",
          "name": "deadline",
          "type": "uint256"
        },
        {
          "internalType": "uint8",
          "name": "v",
          "type": "uint8"
        },
        {
          "internalType": "bytes32",
          "name": "r",
          "type": "bytes32"
        },
        {
          "internalType": "bytes32",
          "name": "s",
          "type": "bytes32"
        }
      ],
      "name": "permit",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        }
      ],
      "name": "renounceRole",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "role",
          "type": "bytes32"
        },
        {
          "internalType": "address",
          "name": "account",
          "type": "address"
        }
      ],
      "name": "revokeRole",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "rollbackDefaultAdminDelay",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "bytes4",
          "name": "interfaceId",
          "type": "bytes4"
        }
      ],
      "name": "supportsInterface",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "symbol",
      "outputs": [
        {
          "internalType": "string",
          "name": "",
          "type": "string"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "totalSupply",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "to",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "transfer",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "from",
          "type": "address"
        },
        {
          "internalType": "address",
          "name": "to",
          "type": "address"
        },
        {
          "internalType": "uint256",
          "name": "value",
          "type": "uint256"
        }
      ],
      "name": "transferFrom",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "function"
    }
  ],
  "bytecode": "0x610180604052348015610010575f5ffd5b506040516120f23803806120f283398101604081905261002f91610352565b8183604051806040016040528060058152602001641190d1531360da1b81525080604051806040016040528060018152602001603160f81b81525085604051806040016040528060058152602001641190d1531360da1b815250604051806040016040528060058152602001641190d1531360da1b81525081600390816100b6919061044a565b5060046100c3828261044a565b505050805f036100ed5760405163392e1e2760e01b81525f60048201526024015b60405180910390fd5b6080526100f9826101fb565b61014052610106816101fb565b61016052815160208084019190912061010052815190820120610120524660c0526101946101005161012051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60a05250503060e052506001600160a01b0381166101c757604051636116401160e11b81525f60048201526024016100e4565b600980546001600160d01b0316600160d01b65ffffffffffff8516021790556101f05f82610238565b505050505050610560565b5f5f829050601f81511115610225578260405163305a27a960e01b81526004016100e49190610508565b80516102308261053d565b179392505050565b5f82610294575f610251600a546001600160a01b031690565b6001600160a01b03161461027857604051631fe1e13d60e11b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0384161790555b61029e83836102a7565b90505b92915050565b5f8281526008602090815260408083206001600160a01b038516845290915281205460ff1661034b575f8381526008602090815260408083206001600160a01b03861684529091529020805460ff191660011790556103033390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016102a1565b505f6102a1565b5f5f5f60608486031215610364575f5ffd5b83516001600160a01b038116811461037a575f5ffd5b602085015190935065ffffffffffff81168114610395575f5ffd5b80925050604084015190509250925092565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806103cf57607f821691505b6020821081036103ed57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610445578282111561044557805f5260205f20601f840160051c602085101561041e57505f5b90810190601f840160051c035f5b81811015610441575f8382015560010161042c565b5050505b505050565b81516001600160401b03811115610463576104636103a7565b6104778161047184546103bb565b846103f3565b6020601f8211600181146104a9575f83156104925750848201515b5f19600385901b1c1916600184901b178455610501565b5f84815260208120601f198516915b828110156104d857878501518255602094850194600190920191016104b8565b50848210156104f557868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156103ed575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051611b306105c25f395f610e8001525f610e5501525f610cb601525f610c8e01525f610be901525f610c1301525f610c3d01525f81816102e201526115130152611b305ff3fe608060405234801561000f575f5ffd5b50600436106101fd575f3560e01c80637ecebe0011610114578063a9059cbb116100a9578063d505accf11610079578063d505accf14610477578063d53913931461048a578063d547741f146104b1578063d602b9fd146104c4578063dd62ed3e146104cc575f5ffd5b8063a9059cbb14610426578063cc8463c814610439578063cefc142914610441578063cf6eefb714610449575f5ffd5b806391d14854116100e457806391d14854146103dd57806395d89b41146103f0578063a1eda53c146103f8578063a217fddf1461041f575f5ffd5b80637ecebe001461038257806384b0196e1461039557806384ef8ffc146103b05780638da5cb5b146103d5575f5ffd5b80632f2ff15d1161019557806336568abe1161016557806336568abe1461030e57806340c10f1914610321578063634e93da14610334578063649a5ec71461034757806370a082311461035a575f5ffd5b80632f2ff15d146102be578063313ce567146102d1578063355274ea146102e05780633644e51514610306575f5ffd5b80630aa6220b116101d05780630aa6220b1461026d57806318160ddd1461027757806323b872dd14610289578063248a9ca31461029c575f5ffd5b806301ffc9a714610201578063022d63fb1461022957806306fdde0314610245578063095ea7b31461025a575b5f5ffd5b61021461020f3660046117bd565b610504565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610220565b61024d61052e565b6040516102209190611812565b61021461026836600461183f565b6105be565b6102756105d5565b005b6002545b604051908152602001610220565b610214610297366004611867565b6105ea565b61027b6102aa3660046118a1565b5f9081526008602052604090206001015490565b6102756102cc3660046118b8565b61060d565b60405160128152602001610220565b7f000000000000000000000000000000000000000000000000000000000000000061027b565b61027b610639565b61027561031c3660046118b8565b610647565b61027561032f36600461183f565b6106f2565b6102756103423660046118e2565b61072b565b6102756103553660046118fb565b61073e565b61027b6103683660046118e2565b6001600160a01b03165f9081526020819052604090205490565b61027b6103903660046118e2565b610751565b61039d61076e565b6040516102209796959493929190611920565b600a546001600160a01b03165b6040516001600160a01b039091168152602001610220565b6103bd6107b0565b6102146103eb3660046118b8565b6107c3565b61024d6107ed565b6104006107fc565b6040805165ffffffffffff938416815292909116602083015201610220565b61027b5f81565b61021461043436600461183f565b61084e565b61022e61085b565b6102756108b9565b6104516108f8565b604080516001600160a01b03909316835265ffffffffffff909116602083015201610220565b6102756104853660046119b6565b610919565b61027b7f9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a681565b6102756104bf3660046118b8565b610a4f565b610275610a77565b61027b6104da366004611a23565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b5f6001600160e01b031982166318a4c3c360e11b1480610528575061052882610a89565b92915050565b60606003805461053d90611a4b565b80601f016020809104026020016040519081016040528092919081815260200182805461056990611a4b565b80156105b45780601f1061058b576101008083540402835291602001916105b4565b820191905f5260205f20905b81548152906001019060200180831161059757829003601f168201915b5050505050905090565b5f336105cb818585610abd565b5060019392505050565b5f6105df81610aca565b6105e7610ad4565b50565b5f336105f7858285610ae0565b610602858585610b5c565b506001949350505050565b8161062b57604051631fe1e13d60e11b815260040160405180910390fd5b6106358282610bb9565b5050565b5f610642610bdd565b905090565b811580156106625750600a546001600160a01b038281169116145b156106e8575f5f6106716108f8565b90925090506001600160a01b038216151580610693575065ffffffffffff8116155b806106a657504265ffffffffffff821610155b156106d3576040516319ca5ebb60e01b815265ffffffffffff821660048201526024015b60405180910390fd5b50506009805465ffffffffffff60a01b191690555b6106358282610d06565b7f9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a661071c81610aca565b6107268383610d39565b505050565b5f61073581610aca565b61063582610d6d565b5f61074881610aca565b61063582610ddf565b6001600160a01b0381165f90815260076020526040812054610528565b5f6060805f5f5f606061077f610e4e565b610787610e79565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b5f610642600a546001600160a01b031690565b5f9182526008602090815260408084206001600160a01b0393909316845291905290205460ff1690565b60606004805461053d90611a4b565b600a545f90600160d01b900465ffffffffffff16801515801561082757504265ffffffffffff821610155b610832575f5f610846565b600a54600160a01b900465ffffffffffff16815b915091509091565b5f336105cb818585610b5c565b600a545f90600160d01b900465ffffffffffff16801515801561088557504265ffffffffffff8216105b6108a057600954600160d01b900465ffffffffffff166108b3565b600a54600160a01b900465ffffffffffff165b91505090565b5f6108c26108f8565b509050336001600160a01b038216146108f057604051636116401160e11b81523360048201526024016106ca565b6105e7610ea4565b6009546001600160a01b03811691600160a01b90910465ffffffffffff1690565b8342111561093d5760405163313c898160e11b8152600481018590526024016106ca565b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98888886109888c6001600160a01b03165f90815260076020526040902080546001810190915590565b6040805160208101969096526001600160a01b0394851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f6109e282610f3a565b90505f6109f182878787610f66565b9050896001600160a01b0316816001600160a01b031614610a38576040516325c0072360e11b81526001600160a01b0380831660048301528b1660248201526044016106ca565b610a438a8a8a610abd565b50505050505050505050565b81610a6d57604051631fe1e13d60e11b815260040160405180910390fd5b6106358282610f92565b5f610a8181610aca565b6105e7610fb6565b5f6001600160e01b03198216637965db0b60e01b148061052857506301ffc9a760e01b6001600160e01b0319831614610528565b6107268383836001610fc0565b6105e78133611092565b610ade5f5f6110cb565b565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f19811015610b565781811015610b4857604051637dc7a0d960e11b81526001600160a01b038416600482015260248101829052604481018390526064016106ca565b610b5684848484035f610fc0565b50505050565b6001600160a01b038316610b8557604051634b637e8f60e11b81525f60048201526024016106ca565b6001600160a01b038216610bae5760405163ec442f0560e01b81525f60048201526024016106ca565b61072683838361118a565b5f82815260086020526040902060010154610bd381610aca565b610b568383611195565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015610c3557507f000000000000000000000000000000000000000000000000000000000000000046145b15610c5f57507f000000000000000000000000000000000000000000000000000000000000000090565b610642604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b6001600160a01b0381163314610d2f5760405163334bd91960e11b815260040160405180910390fd5b6107268282611202565b6001600160a01b038216610d625760405163ec442f0560e01b81525f60048201526024016106ca565b6106355f838361118a565b5f610d7661085b565b610d7f4261123e565b610d899190611a97565b9050610d958282611274565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f610de9826112f1565b610df24261123e565b610dfc9190611a97565b9050610e0882826110cb565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b60606106427f0000000000000000000000000000000000000000000000000000000000000000611338565b60606106427f0000000000000000000000000000000000000000000000000000000000000000611338565b5f5f610eae6108f8565b91509150610ec38165ffffffffffff16151590565b1580610ed757504265ffffffffffff821610155b15610eff576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016106ca565b610f1a5f610f15600a546001600160a01b031690565b611202565b50610f255f83611195565b5050600980546001600160d01b031916905550565b5f610528610f46610bdd565b8360405161190160f01b8152600281019290925260228201526042902090565b5f5f5f5f610f7688888888611375565b925092509250610f86828261143d565b50909695505050505050565b5f82815260086020526040902060010154610fac81610aca565b610b568383611202565b610ade5f5f611274565b6001600160a01b038416610fe95760405163e602df0560e01b81525f60048201526024016106ca565b6001600160a01b03831661101257604051634a1406b160e11b81525f60048201526024016106ca565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015610b5657826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161108491815260200190565b60405180910390a350505050565b61109c82826107c3565b6106355760405163e2517d3f60e01b81526001600160a01b0382166004820152602481018390526044016106ca565b600a54600160d01b900465ffffffffffff16801561114d574265ffffffffffff8216101561112457600a54600980546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b0291909117905561114d565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600a80546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b6107268383836114f5565b5f826111f1575f6111ae600a546001600160a01b031690565b6001600160a01b0316146111d557604051631fe1e13d60e11b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0384161790555b6111fb8383611565565b9392505050565b5f8215801561121e5750600a546001600160a01b038381169116145b1561123457600a80546001600160a01b03191690555b6111fb83836115f6565b5f65ffffffffffff821115611270576040516306dfcc6560e41b815260306004820152602481018390526044016106ca565b5090565b5f61127d6108f8565b6009805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b0388161717905591506112bf90508165ffffffffffff16151590565b15610726576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6112fb61085b565b90508065ffffffffffff168365ffffffffffff16116113235761131e8382611ab5565b6111fb565b6111fb65ffffffffffff841662069780611661565b60605f61134483611670565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156113ae57505f91506003905082611433565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156113ff573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661142a57505f925060019150829050611433565b92505f91508190505b9450945094915050565b5f82600381111561145057611450611ad3565b03611459575050565b600182600381111561146d5761146d611ad3565b0361148b5760405163f645eedf60e01b815260040160405180910390fd5b600282600381111561149f5761149f611ad3565b036114c05760405163fce698f760e01b8152600481018290526024016106ca565b60038260038111156114d4576114d4611ad3565b03610635576040516335e2f38360e21b8152600481018290526024016106ca565b611500838383611697565b6001600160a01b038316610726576002547f0000000000000000000000000000000000000000000000000000000000000000908181111561155e5760405163279e7e1560e21b815260048101829052602481018390526044016106ca565b5050505050565b5f61157083836107c3565b6115ef575f8381526008602090815260408083206001600160a01b03861684529091529020805460ff191660011790556115a73390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610528565b505f610528565b5f61160183836107c3565b156115ef575f8381526008602090815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610528565b5f8282188284100282186111fb565b5f60ff8216601f81111561052857604051632cd44ac360e21b815260040160405180910390fd5b6001600160a01b0383166116c1578060025f8282546116b69190611ae7565b909155506117319050565b6001600160a01b0383165f90815260208190526040902054818110156117135760405163391434e360e21b81526001600160a01b038516600482015260248101829052604481018390526064016106ca565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661174d5760028054829003905561176b565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516117b091815260200190565b60405180910390a3505050565b5f602082840312156117cd575f5ffd5b81356001600160e01b0319811681146111fb575f5ffd5b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6111fb60208301846117e4565b80356001600160a01b038116811461183a575f5ffd5b919050565b5f5f60408385031215611850575f5ffd5b61185983611824565b946020939093013593505050565b5f5f5f60608486031215611879575f5ffd5b61188284611824565b925061189060208501611824565b929592945050506040919091013590565b5f602082840312156118b1575f5ffd5b5035919050565b5f5f604083850312156118c9575f5ffd5b823591506118d960208401611824565b90509250929050565b5f602082840312156118f2575f5ffd5b6111fb82611824565b5f6020828403121561190b575f5ffd5b813565ffffffffffff811681146111fb575f5ffd5b60ff60f81b8816815260e060208201525f61193e60e08301896117e4565b828103604084015261195081896117e4565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156119a5578351835260209384019390920191600101611987565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f60e0888a0312156119cc575f5ffd5b6119d588611824565b96506119e360208901611824565b95506040880135945060608801359350608088013560ff81168114611a06575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f60408385031215611a34575f5ffd5b611a3d83611824565b91506118d960208401611824565b600181811c90821680611a5f57607f821691505b602082108103611a7d57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b65ffffffffffff818116838216019081111561052857610528611a83565b65ffffffffffff828116828216039081111561052857610528611a83565b634e487b7160e01b5f52602160045260245ffd5b8082018082111561052857610528611a8356fea264697066735822122058cfd613019bef6a66d14346b6f52c5c15b973cfb650824379c6edacb829526664736f6c63430008250033",
  "deployedBytecode": "0x608060405234801561000f575f5ffd5b50600436106101fd575f3560e01c80637ecebe0011610114578063a9059cbb116100a9578063d505accf11610079578063d505accf14610477578063d53913931461048a578063d547741f146104b1578063d602b9fd146104c4578063dd62ed3e146104cc575f5ffd5b8063a9059cbb14610426578063cc8463c814610439578063cefc142914610441578063cf6eefb714610449575f5ffd5b806391d14854116100e457806391d14854146103dd57806395d89b41146103f0578063a1eda53c146103f8578063a217fddf1461041f575f5ffd5b80637ecebe001461038257806384b0196e1461039557806384ef8ffc146103b05780638da5cb5b146103d5575f5ffd5b80632f2ff15d1161019557806336568abe1161016557806336568abe1461030e57806340c10f1914610321578063634e93da14610334578063649a5ec71461034757806370a082311461035a575f5ffd5b80632f2ff15d146102be578063313ce567146102d1578063355274ea146102e05780633644e51514610306575f5ffd5b80630aa6220b116101d05780630aa6220b1461026d57806318160ddd1461027757806323b872dd14610289578063248a9ca31461029c575f5ffd5b806301ffc9a714610201578063022d63fb1461022957806306fdde0314610245578063095ea7b31461025a575b5f5ffd5b61021461020f3660046117bd565b610504565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610220565b61024d61052e565b6040516102209190611812565b61021461026836600461183f565b6105be565b6102756105d5565b005b6002545b604051908152602001610220565b610214610297366004611867565b6105ea565b61027b6102aa3660046118a1565b5f9081526008602052604090206001015490565b6102756102cc3660046118b8565b61060d565b60405160128152602001610220565b7f000000000000000000000000000000000000000000000000000000000000000061027b565b61027b610639565b61027561031c3660046118b8565b610647565b61027561032f36600461183f565b6106f2565b6102756103423660046118e2565b61072b565b6102756103553660046118fb565b61073e565b61027b6103683660046118e2565b6001600160a01b03165f9081526020819052604090205490565b61027b6103903660046118e2565b610751565b61039d61076e565b6040516102209796959493929190611920565b600a546001600160a01b03165b6040516001600160a01b039091168152602001610220565b6103bd6107b0565b6102146103eb3660046118b8565b6107c3565b61024d6107ed565b6104006107fc565b6040805165ffffffffffff938416815292909116602083015201610220565b61027b5f81565b61021461043436600461183f565b61084e565b61022e61085b565b6102756108b9565b6104516108f8565b604080516001600160a01b03909316835265ffffffffffff909116602083015201610220565b6102756104853660046119b6565b610919565b61027b7f9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a681565b6102756104bf3660046118b8565b610a4f565b610275610a77565b61027b6104da366004611a23565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b5f6001600160e01b031982166318a4c3c360e11b1480610528575061052882610a89565b92915050565b60606003805461053d90611a4b565b80601f016020809104026020016040519081016040528092919081815260200182805461056990611a4b565b80156105b45780601f1061058b576101008083540402835291602001916105b4565b820191905f5260205f20905b81548152906001019060200180831161059757829003601f168201915b5050505050905090565b5f336105cb818585610abd565b5060019392505050565b5f6105df81610aca565b6105e7610ad4565b50565b5f336105f7858285610ae0565b610602858585610b5c565b506001949350505050565b8161062b57604051631fe1e13d60e11b815260040160405180910390fd5b6106358282610bb9565b5050565b5f610642610bdd565b905090565b811580156106625750600a546001600160a01b038281169116145b156106e8575f5f6106716108f8565b90925090506001600160a01b038216151580610693575065ffffffffffff8116155b806106a657504265ffffffffffff821610155b156106d3576040516319ca5ebb60e01b815265ffffffffffff821660048201526024015b60405180910390fd5b50506009805465ffffffffffff60a01b191690555b6106358282610d06565b7f9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a661071c81610aca565b6107268383610d39565b505050565b5f61073581610aca565b61063582610d6d565b5f61074881610aca565b61063582610ddf565b6001600160a01b0381165f90815260076020526040812054610528565b5f6060805f5f5f606061077f610e4e565b610787610e79565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b5f610642600a546001600160a01b031690565b5f9182526008602090815260408084206001600160a01b0393909316845291905290205460ff1690565b60606004805461053d90611a4b565b600a545f90600160d01b900465ffffffffffff16801515801561082757504265ffffffffffff821610155b610832575f5f610846565b600a54600160a01b900465ffffffffffff16815b915091509091565b5f336105cb818585610b5c565b600a545f90600160d01b900465ffffffffffff16801515801561088557504265ffffffffffff8216105b6108a057600954600160d01b900465ffffffffffff166108b3565b600a54600160a01b900465ffffffffffff165b91505090565b5f6108c26108f8565b509050336001600160a01b038216146108f057604051636116401160e11b81523360048201526024016106ca565b6105e7610ea4565b6009546001600160a01b03811691600160a01b90910465ffffffffffff1690565b8342111561093d5760405163313c898160e11b8152600481018590526024016106ca565b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98888886109888c6001600160a01b03165f90815260076020526040902080546001810190915590565b6040805160208101969096526001600160a01b0394851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f6109e282610f3a565b90505f6109f182878787610f66565b9050896001600160a01b0316816001600160a01b031614610a38576040516325c0072360e11b81526001600160a01b0380831660048301528b1660248201526044016106ca565b610a438a8a8a610abd565b50505050505050505050565b81610a6d57604051631fe1e13d60e11b815260040160405180910390fd5b6106358282610f92565b5f610a8181610aca565b6105e7610fb6565b5f6001600160e01b03198216637965db0b60e01b148061052857506301ffc9a760e01b6001600160e01b0319831614610528565b6107268383836001610fc0565b6105e78133611092565b610ade5f5f6110cb565b565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f19811015610b565781811015610b4857604051637dc7a0d960e11b81526001600160a01b038416600482015260248101829052604481018390526064016106ca565b610b5684848484035f610fc0565b50505050565b6001600160a01b038316610b8557604051634b637e8f60e11b81525f60048201526024016106ca565b6001600160a01b038216610bae5760405163ec442f0560e01b81525f60048201526024016106ca565b61072683838361118a565b5f82815260086020526040902060010154610bd381610aca565b610b568383611195565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015610c3557507f000000000000000000000000000000000000000000000000000000000000000046145b15610c5f57507f000000000000000000000000000000000000000000000000000000000000000090565b610642604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b6001600160a01b0381163314610d2f5760405163334bd91960e11b815260040160405180910390fd5b6107268282611202565b6001600160a01b038216610d625760405163ec442f0560e01b81525f60048201526024016106ca565b6106355f838361118a565b5f610d7661085b565b610d7f4261123e565b610d899190611a97565b9050610d958282611274565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f610de9826112f1565b610df24261123e565b610dfc9190611a97565b9050610e0882826110cb565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b60606106427f0000000000000000000000000000000000000000000000000000000000000000611338565b60606106427f0000000000000000000000000000000000000000000000000000000000000000611338565b5f5f610eae6108f8565b91509150610ec38165ffffffffffff16151590565b1580610ed757504265ffffffffffff821610155b15610eff576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016106ca565b610f1a5f610f15600a546001600160a01b031690565b611202565b50610f255f83611195565b5050600980546001600160d01b031916905550565b5f610528610f46610bdd565b8360405161190160f01b8152600281019290925260228201526042902090565b5f5f5f5f610f7688888888611375565b925092509250610f86828261143d565b50909695505050505050565b5f82815260086020526040902060010154610fac81610aca565b610b568383611202565b610ade5f5f611274565b6001600160a01b038416610fe95760405163e602df0560e01b81525f60048201526024016106ca565b6001600160a01b03831661101257604051634a1406b160e11b81525f60048201526024016106ca565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015610b5657826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161108491815260200190565b60405180910390a350505050565b61109c82826107c3565b6106355760405163e2517d3f60e01b81526001600160a01b0382166004820152602481018390526044016106ca565b600a54600160d01b900465ffffffffffff16801561114d574265ffffffffffff8216101561112457600a54600980546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b0291909117905561114d565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600a80546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b6107268383836114f5565b5f826111f1575f6111ae600a546001600160a01b031690565b6001600160a01b0316146111d557604051631fe1e13d60e11b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0384161790555b6111fb8383611565565b9392505050565b5f8215801561121e5750600a546001600160a01b038381169116145b1561123457600a80546001600160a01b03191690555b6111fb83836115f6565b5f65ffffffffffff821115611270576040516306dfcc6560e41b815260306004820152602481018390526044016106ca565b5090565b5f61127d6108f8565b6009805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b0388161717905591506112bf90508165ffffffffffff16151590565b15610726576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6112fb61085b565b90508065ffffffffffff168365ffffffffffff16116113235761131e8382611ab5565b6111fb565b6111fb65ffffffffffff841662069780611661565b60605f61134483611670565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156113ae57505f91506003905082611433565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156113ff573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661142a57505f925060019150829050611433565b92505f91508190505b9450945094915050565b5f82600381111561145057611450611ad3565b03611459575050565b600182600381111561146d5761146d611ad3565b0361148b5760405163f645eedf60e01b815260040160405180910390fd5b600282600381111561149f5761149f611ad3565b036114c05760405163fce698f760e01b8152600481018290526024016106ca565b60038260038111156114d4576114d4611ad3565b03610635576040516335e2f38360e21b8152600481018290526024016106ca565b611500838383611697565b6001600160a01b038316610726576002547f0000000000000000000000000000000000000000000000000000000000000000908181111561155e5760405163279e7e1560e21b815260048101829052602481018390526044016106ca565b5050505050565b5f61157083836107c3565b6115ef575f8381526008602090815260408083206001600160a01b03861684529091529020805460ff191660011790556115a73390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610528565b505f610528565b5f61160183836107c3565b156115ef575f8381526008602090815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610528565b5f8282188284100282186111fb565b5f60ff8216601f81111561052857604051632cd44ac360e21b815260040160405180910390fd5b6001600160a01b0383166116c1578060025f8282546116b69190611ae7565b909155506117319050565b6001600160a01b0383165f90815260208190526040902054818110156117135760405163391434e360e21b81526001600160a01b038516600482015260248101829052604481018390526064016106ca565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661174d5760028054829003905561176b565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516117b091815260200190565b60405180910390a3505050565b5f602082840312156117cd575f5ffd5b81356001600160e01b0319811681146111fb575f5ffd5b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6111fb60208301846117e4565b80356001600160a01b038116811461183a575f5ffd5b919050565b5f5f60408385031215611850575f5ffd5b61185983611824565b946020939093013593505050565b5f5f5f60608486031215611879575f5ffd5b61188284611824565b925061189060208501611824565b929592945050506040919091013590565b5f602082840312156118b1575f5ffd5b5035919050565b5f5f604083850312156118c9575f5ffd5b823591506118d960208401611824565b90509250929050565b5f602082840312156118f2575f5ffd5b6111fb82611824565b5f6020828403121561190b575f5ffd5b813565ffffffffffff811681146111fb575f5ffd5b60ff60f81b8816815260e060208201525f61193e60e08301896117e4565b828103604084015261195081896117e4565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156119a5578351835260209384019390920191600101611987565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f60e0888a0312156119cc575f5ffd5b6119d588611824565b96506119e360208901611824565b95506040880135945060608801359350608088013560ff81168114611a06575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f60408385031215611a34575f5ffd5b611a3d83611824565b91506118d960208401611824565b600181811c90821680611a5f57607f821691505b602082108103611a7d57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b65ffffffffffff818116838216019081111561052857610528611a83565b65ffffffffffff828116828216039081111561052857610528611a83565b634e487b7160e01b5f52602160045260245ffd5b8082018082111561052857610528611a8356fea264697066735822122058cfd613019bef6a66d14346b6f52c5c15b973cfb650824379c6edacb829526664736f6c63430008250033",
  "immutables": [
    {
      "start": 738,
      "length": 32
    },
    {
      "start": 5395,
      "length": 32
    },
    {
      "start": 3133,
      "length": 32
    },
    {
      "start": 3091,
      "length": 32
    },
    {
      "start": 3049,
      "length": 32
    },
    {
      "start": 3214,
      "length": 32
    },
    {
      "start": 3254,
      "length": 32
    },
    {
      "start": 3669,
      "length": 32
    },
    {
      "start": 3712,
      "length": 32
    }
  ]
} as const
