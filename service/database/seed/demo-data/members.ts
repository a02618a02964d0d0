import type { DemoMember } from "#service/database/seed/demo-data/shape.ts";

/** The first four can be chosen on the embedded provider's page; the others only wrote. */
export const members: DemoMember[] = [
  { key: "ada", email: "ada@example.com", nickname: "Ada Byrne", avatar: "surf", joinedDaysAgo: 1080 },
  { key: "linus", email: "linus@example.com", nickname: "Linus Falk", joinedDaysAgo: 1012 },
  {
    key: "grace",
    email: "grace@example.com",
    nickname: "Grace Oh",
    avatar: "pines",
    isAdmin: true,
    joinedDaysAgo: 1098,
  },
  {
    key: "blocked",
    email: "blocked@example.com",
    nickname: "Bo Larsen",
    enableLogin: false,
    joinedDaysAgo: 964,
  },
  {
    key: "sora",
    email: "sora@hanmail.example",
    nickname: "Sora Han",
    avatar: "glitter",
    joinedDaysAgo: 1097,
  },
  { key: "jiwon", email: "jiwon.park@gaetbeol.example", nickname: "Jiwon Park", joinedDaysAgo: 1091 },
  { key: "mateo", email: "mateo@ruiz.example", nickname: "Mateo Ruiz", joinedDaysAgo: 1054 },
  {
    key: "hyunwoo",
    email: "hyunwoo@badagil.example",
    nickname: "Hyunwoo Lee",
    avatar: "moon",
    joinedDaysAgo: 1086,
  },
  { key: "amara", email: "amara@okafor.example", nickname: "Amara Okafor", joinedDaysAgo: 1020 },
];
