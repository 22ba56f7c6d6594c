"""The documentation as pages: what is written in docs/, and what the code itself says. Every server has it at /docs."""
