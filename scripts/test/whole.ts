export const isWhole = process.env.TESTS === "whole";
