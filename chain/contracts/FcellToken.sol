// SPDX-License-Identifier: AGPL-3.0-or-later
pragma solidity 0.8.37;

import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title The FCELL token
/// @notice An ERC-20 token with 18 decimals. Minters make tokens up to the cap; nobody takes or freezes any.
/// @dev The admin names minters and can change only after a delay, so that a stolen key is noticed in time.
contract FcellToken is ERC20Capped, ERC20Permit, AccessControlDefaultAdminRules {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    /// @param admin Who names minters, and nothing else.
    /// @param adminDelay Seconds before a new admin can take over.
    /// @param supplyCap The most tokens there can ever be, in the smallest unit.
    constructor(
        address admin,
        uint48 adminDelay,
        uint256 supplyCap
    )
        ERC20("FCELL", "FCELL")
        ERC20Capped(supplyCap)
        ERC20Permit("FCELL")
        AccessControlDefaultAdminRules(adminDelay, admin)
    {}

    /// @notice Makes new tokens. Reverts above the cap.
    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}
