-- Recovery codes are hashed under the key of the customer's app from now on, so that TWO_STEP_KEY can be changed
-- (docs/decisions/0067-two-step-sign-in.md). Their hashes cannot be converted: the profile says that none are left.
delete from two_step_recovery_code;
