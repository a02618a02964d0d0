import { both, english } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const heights: DemoArticle[] = [
  {
    key: "five-ridges",
    title: english("Five ridges before breakfast"),
    summary: english("Up from the sea to see the sea"),
    story: english(
      richText(`
We left the beach at three with sand in our socks. The plan, made at a table, was to be on the fifth ridge at sunrise and to look back at where we had slept. Plans made at tables have no uphill in them.

The first ridge is orchards and dogs. The second is pine. On the third the track goes through cabbages, whole hillsides, blue in the lamp like an audience. On the fourth somebody was sick and somebody sang.

Then we were up. The sun came over, not out of the water as it does below, but through a kind of rose-coloured gauze, and there they were in a row, all that we had walked: five, each one paler, and behind the last a line that was too straight to be land.

> From down there it is everything. From up here it is the edge.

The breakfast was two eggs each and a thermos of barley tea. It was half past six, and we had the whole day to walk back down into it.
`),
    ),
    cover: "ridges",
    photos: ["glitter"],
    place: "daegwallyeong",
    related: ["dried-pollack-wind", "the-sea-from-school"],
    tags: ["heights", "light"],
    walkedDaysAgo: 75,
    length: 23.4,
    needsLowWater: false,
    by: "linus",
    daysAgo: 71,
    editedDaysAgo: 69,
    version: 2,
  },
  {
    key: "hyangiram-stairs",
    title: both("The temple that faces the sunrise", "해를 향한 암자"),
    summary: both(
      "Seven stone gaps, each narrower than the last, and then all of the sea.",
      "갈수록 좁아지는 돌문 일곱, 그리고 온 바다.",
    ),
    story: both(
      richText(`
They say that one must go through seven clefts on the way up to Hyangiram, and that with the seventh a wish is granted. In the third I had to take off the rucksack. In the fifth I breathed out. Whoever laid out this path knew something about wishes.

On top are turtles in stone, hundreds, all of them looking out to sea. The rocks themselves are cracked in hexagons like a shell. By the time I had sat down I had forgotten what I had been going to ask for.
`),
      richText(`
향일암에 오르려면 바위틈 일곱을 지나야 하고, 일곱 번째를 지나면 소원이 이루어진다고 한다. 세 번째에서 배낭을 벗었다. 다섯 번째에서 숨을 내쉬었다. 이 길을 낸 사람은 소원에 대해 좀 아는 사람이다.

위에는 돌거북 수백 마리가 모두 바다를 보고 있다. 바위도 거북 등처럼 육각으로 갈라졌다. 자리에 앉고 보니 무엇을 빌려고 했는지 잊어버렸다.
`),
    ),
    cover: "ridges",
    photos: ["glitter"],
    place: "hyangiram",
    related: [],
    tags: ["heights", "light", "stones"],
    walkedDaysAgo: 208,
    length: 3.3,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 205,
    editedDaysAgo: 204,
    version: 2,
  },
  {
    key: "taeha-lookout",
    title: both("The monorail and the wind", "모노레일과 바람"),
    summary: both(
      "Six minutes up to Taeha, and a bench where one must hold on to one’s hat.",
      "육 분이면 태하 등대. 모자를 붙들고 앉는 긴 의자가 있다.",
    ),
    story: both(
      richText(`
A schoolteacher in the next seat told me that this slope is the windiest on the island, and that it is why the fishermen’s shrine is here: they came to ask it to stop. A boy and a girl are worshipped there, left behind as a bargain with the sea.

The view is called one of the ten best in the country. I looked at it with streaming eyes for as long as I could stand. Then I went and left two persimmons at the shrine.
`),
      richText(`
옆자리의 선생님이 이 비탈이 섬에서 바람이 가장 세다고 알려 주었다. 그래서 어부들의 사당도 여기 있다. 그만 불어 달라고 빌러 온 것이다. 바다와 맺은 약속으로 남겨진 소년과 소녀를 모신다.

나라에서 손꼽는 경치라고 한다. 눈물을 흘리며 버틸 수 있는 데까지 보았다. 그러고는 사당에 감 두 개를 놓고 왔다.
`),
    ),
    photos: ["ridges"],
    place: "taeha",
    related: ["fishermans-thumb"],
    tags: ["heights", "weather", "island"],
    walkedDaysAgo: 400,
    length: 2.8,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 398,
  },
  {
    key: "old-pass-road",
    title: both("Down the old pass", "옛 대관령길을 내려가다"),
    summary: both(
      "The mothers of Gangneung walked up here to look at their houses one last time.",
      "강릉의 어머니들은 여기서 집을 마지막으로 돌아보았다.",
    ),
    story: both(
      richText(`
There are ninety-nine bends, and a peddler, they say, started out with a hundred persimmons, ate one on each, and came to the sea with one left. I took dried ones. I was down to the last at bend sixty.

Halfway there is a stone with a poem by a daughter who looked back from here at her mother’s village, which had white cloud beneath it. There was cloud on my day too. I looked for as long as a persimmon lasts.
`),
      richText(`
굽이가 아흔아홉이다. 곶감 한 접을 지고 나선 장수가 굽이마다 하나씩 먹었더니 바다에 닿을 때 하나가 남았다고 한다. 나도 곶감을 가져갔는데, 예순 굽이에서 마지막 하나였다.

길 중간에 시가 새겨진 돌이 있다. 친정 마을을 여기서 돌아본 딸의 시다. 그 아래 흰 구름이 깔려 있었다고 했다. 내가 간 날에도 구름이 있었다. 곶감 하나를 다 먹을 때까지 보았다.
`),
    ),
    cover: "ridges",
    photos: ["pines"],
    place: "daegwallyeong",
    related: ["five-ridges"],
    tags: ["heights", "autumn", "people"],
    walkedDaysAgo: 563,
    length: 14.7,
    needsLowWater: false,
    by: "sora",
    daysAgo: 560,
    editedDaysAgo: 390,
    version: 3,
  },
  {
    key: "the-sea-from-school",
    title: both("The school from which you see the sea", "바다가 보이는 학교"),
    summary: both(
      "Nineteen pupils, one telescope, and a rule about ships during arithmetic.",
      "학생 열아홉, 망원경 하나, 그리고 산수 시간의 배에 관한 규칙.",
    ),
    story: both(
      richText(`
The rule is: a ship may be announced, but not discussed. “Ship,” somebody says, and everyone looks, and the teacher looks, and then seven times eight is still fifty-six.

They have a chart on the back wall, with pins. The children know all of the regular ones by the funnel. I was asked my own funnel colour. I had not known that I had one. We settled on green.
`),
      richText(`
규칙은 이렇다. 배를 알려도 되지만 배 이야기를 해서는 안 된다. 누가 “배요.” 하면 모두 보고 선생님도 본다. 그러고 나서도 칠팔은 오십육이다.

뒷벽에 핀을 꽂은 해도가 있다. 아이들은 자주 다니는 배를 굴뚝으로 모두 안다. 내 굴뚝은 무슨 색이냐고 물었다. 나에게 굴뚝이 있는 줄 몰랐다. 초록으로 정했다.
`),
    ),
    photos: ["glitter"],
    place: "hyangiram",
    related: [],
    tags: ["heights", "people"],
    walkedDaysAgo: 797,
    length: 6.9,
    needsLowWater: false,
    by: "linus",
    daysAgo: 795,
  },
  {
    key: "sea-of-cloud",
    title: english("The other sea"),
    summary: english("From the pass at dawn, a white one, with a tide of its own."),
    story: english(
      richText(`
It fills the valley towards Gangneung to the brim. You can watch it rise: first the pylons are islands, then reefs, then nothing. It even has surf, where it slides over the lower saddle and pours, in complete silence.

At nine it went out. Roofs, a bus, a dog. I felt as one does on the mudflats, that I should not have been allowed to see the bottom.
`),
    ),
    cover: "ridges",
    photos: [],
    place: "daegwallyeong",
    related: ["old-pass-road"],
    tags: ["heights", "weather", "light"],
    walkedDaysAgo: 1003,
    length: 8.8,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 1001,
  },
];
