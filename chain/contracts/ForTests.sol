// SPDX-License-Identifier: AGPL-3.0-or-later
pragma solidity 0.8.37;

/// @notice A token that says more than it does: it takes a fee of a tenth, and transfers nothing at all above 100.
contract UntrueToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    mapping(address => uint256) public balanceOf;

    function transfer(address to, uint256 value) external returns (bool) {
        if (value <= 100 ether) balanceOf[to] += value - value / 10;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

interface IToken {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// @notice Pays several at once, as exchanges do.
contract Splitter {
    function payTokens(IToken token, address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) token.transferFrom(msg.sender, to[i], value);
    }

    function pay(address payable[] calldata to) external payable {
        for (uint256 i = 0; i < to.length; i++) {
            (bool paid, ) = to[i].call{value: msg.value / to.length}("");
            require(paid);
        }
    }
}

/// @notice Calls with ETH from which nobody has anything afterwards, and one that pays.
contract Pretender {
    /// @notice Pays 1 wei; and pays all it was sent in a call that is undone, lends its name, and only asks.
    function pretend(address payable to) external payable {
        try this.payAndFail{value: msg.value}(to) {} catch {}
        (bool lent, ) = to.delegatecall("");
        (bool asked, ) = to.staticcall("");
        (bool paid, ) = to.call{value: 1}("");
        require(lent && asked && paid);
    }

    function payAndFail(address payable to) external payable {
        (bool paid, ) = to.call{value: msg.value}("");
        require(!paid);
    }
}
