import { both, english } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const elsewhere: DemoArticle[] = [
  {
    key: "where-two-seas-meet",
    title: both("One foot in each sea", "두 바다에 한 발씩"),
    summary: both(
      "At Grenen the Skagerrak and the Kattegat run into each other, all day, and neither gives way.",
      "그레넨에서는 스카게라크와 카테가트가 온종일 마주 달려온다. 어느 쪽도 비키지 않는다.",
    ),
    story: both(
      richText(`
When I was seven my mother stood me on the last metre of Denmark, took both of my hands and said, now you are in two places. I have been trying to get back into them ever since.

## The point

It is only sand. It moves every night, so that the tip you stand on wasn’t there for your grandfather and won’t be for anybody else. From the left come long green waves, from the right short grey ones, and along a seam that runs straight out from your toes they clap. It looks like a zip. It sounds like a family.

One mustn’t swim. There is a board about that in six languages, and a bunch of flowers tied to the board.

## Company

- Seals, in the seam, with the expression of people at a good play.
- Bunkers from the war, tipped over, going under a bit further each year, head first.
- A tractor that takes those home who cannot walk back.

> “Which is which?” a boy asked. His father tasted his left hand and his right. “That one,” he said, with great certainty, and was wrong.

The Kattegat is the less salt. I know because I did the same thing, later, when they had gone.

## And from here

On the east coast of Korea, at Songjiho, there is a bar where the lagoon meets the sea, and for a few minutes the same seam runs out across it, no longer than a person. The first time I saw it I took off my boots. Sora asked me what I was doing. I stood with one foot in each, *and for the second time in my life was in two places.*
`),
      richText(`
일곱 살 때 어머니는 덴마크의 마지막 일 미터에 나를 세우고 두 손을 잡으며 말했다. 이제 너는 두 곳에 있어. 그 뒤로 나는 그 두 곳으로 돌아가려고 애써 왔다.

## 끝

모래일 뿐이다. 밤마다 움직여서, 지금 내가 선 끝은 할아버지에게는 없었고 다른 누구에게도 없을 것이다. 왼쪽에서는 길고 푸른 물결이, 오른쪽에서는 짧고 잿빛인 물결이 와서, 발끝에서 곧게 뻗은 이음매를 따라 손뼉을 친다. 지퍼처럼 보이고, 식구들 소리처럼 들린다.

헤엄치면 안 된다. 여섯 나라 말로 그렇게 적은 판이 있고, 판에 꽃다발이 매여 있다.

## 함께 있던 것들

- 좋은 연극을 보는 얼굴로 이음매에 떠 있는 물범들.
- 해마다 조금씩 머리부터 가라앉는, 기울어진 전쟁 때의 벙커.
- 걸어 돌아갈 수 없는 사람을 태워 주는 트랙터.

> “어느 게 어느 거예요?” 아이가 물었다. 아버지는 왼손과 오른손을 맛보더니 “저쪽.” 하고 확신에 차서 말했다. 틀렸다.

카테가트가 덜 짜다. 그들이 가고 난 뒤에 나도 똑같이 해 보았기 때문에 안다.

## 그리고 여기

한국의 동해안, 송지호에는 석호와 바다가 만나는 모래톱이 있다. 몇 분 동안 그 위로 같은 이음매가 사람 키만큼 뻗는다. 처음 본 날 나는 장화를 벗었다. 소라가 무엇을 하느냐고 물었다. 나는 양쪽에 한 발씩 디뎠다. **평생 두 번째로 두 곳에 있었다.**
`),
    ),
    cover: "surf",
    photos: ["dunes", "ripples"],
    place: "grenen",
    related: ["reading-the-tide"],
    tags: ["elsewhere", "shore", "people"],
    walkedDaysAgo: 171,
    length: 7.6,
    needsLowWater: false,
    by: "linus",
    daysAgo: 144,
    editedDaysAgo: 91,
    version: 4,
  },
  {
    key: "strandhill-letter",
    title: english("A letter from Strandhill"),
    summary: english("I went home to Sligo for a month, and found that I had brought the wrong sea with me."),
    story: english(
      richText(`
Dear all, it is louder here. I had forgotten. The Atlantic does not come in, it *arrives*, with the whole weight of the thing behind it from Newfoundland, and the windows of my mother’s kitchen have to be wiped of salt twice a day.

## The dunes

The council has put up a fence. I looked at how it was woven and I am afraid I took out a metre and did it over, the way that Hyunwoo showed us at Sinduri, with room for the wind. A man stopped to ask what I was at. He watched for a while. He came back with his own pliers.

## The tide

Four metres. After Songjiho it is like a change of government. The first day I went out to the wreck on the sand as though I had all morning, reading the ripples, thinking about herons; I was saved by a surfer who whistled.

> “You’re not from here, so,” he said. I went to school with his uncle.

## What I miss

1. The squid lights. There is nothing out there at night, nothing.
2. Being given fruit.
3. The warm floor, which I have tried to explain to my mother.
4. The word *mulddae*. We have no word. We say “the tide times”, like a bus.

I am writing them down for her, a page a day: high, low, wind, what came in. It turns out that her father kept such a book. She got it out last night from behind the good plates. His hand is like mine. On the ninth of November 1951 he wrote *sea very quiet, brent on the bar, did nothing.*

Back on the 20th. Keep my boots dry.
`),
    ),
    cover: "surf",
    photos: ["dunes", "flock"],
    place: "strandhill",
    related: ["grass-that-holds", "a-wall-without-mortar"],
    tags: ["elsewhere", "people", "tide"],
    walkedDaysAgo: 280,
    length: 6.2,
    needsLowWater: false,
    by: "ada",
    daysAgo: 271,
    editedDaysAgo: 265,
    version: 3,
  },
  {
    key: "tarkwa-bay-children",
    title: both("The children of Tarkwa Bay", "타르콰 베이의 아이들"),
    summary: both(
      "On a beach that one can only reach by boat, everybody under twelve can surf.",
      "배로만 닿는 해변에서는 열두 살 아래라면 누구나 파도를 탄다.",
    ),
    story: both(
      richText(`
Tankers lie along the horizon like a second town. In front of them, on half a board mended with tape, comes a girl of eight, standing up straight, with her arms folded.

My cousins carry water here in yellow cans and rent out chairs. When the ocean is flat they sweep the sand in front of every house into fans, a clean pattern each morning. I told them of the man at Sinduri who sweeps towards the dune. “Correct,” said my aunt.
`),
      richText(`
수평선을 따라 유조선들이 또 하나의 도시처럼 누워 있다. 그 앞으로, 테이프로 붙인 반 토막 널 위에 여덟 살 여자아이가 팔짱을 끼고 꼿꼿이 서서 온다.

내 사촌들은 노란 통으로 물을 나르고 의자를 빌려준다. 바다가 잔잔하면 집 앞 모래를 부채꼴로 쓴다. 아침마다 새 무늬다. 언덕 쪽으로 모래를 쓰는 신두리 분 이야기를 해 주었다. 이모가 말했다. “옳다.”
`),
    ),
    cover: "surf",
    photos: [],
    place: "tarkwa-bay",
    related: ["the-boardwalk-broom"],
    tags: ["elsewhere", "people"],
    walkedDaysAgo: 440,
    length: 3,
    needsLowWater: false,
    by: "amara",
    daysAgo: 431,
  },
  {
    key: "cabo-de-gata-salt",
    title: both("The salt at the other end", "세상 저편의 소금"),
    summary: both(
      "At Cabo de Gata the pans are pink, and so are the birds that stand in them.",
      "카보 데 가타의 염전은 분홍빛이고, 그 안에 선 새들도 그렇다.",
    ),
    story: both(
      richText(`
My grandfather worked here, and I had never seen how. I only knew the hands. After a week with Mr Choi at Jeungdo I could read the whole place from the road: here the first rows, here the strong water, here the crystallisers, far too large.

Nobody rakes any more. A machine comes in autumn. But at the edge there was an old gate, wood, the size of a schoolbook. I put my hand on it. It was worn down on the left, as the one in Sinan is.
`),
      richText(`
할아버지가 여기서 일했는데, 어떻게 일했는지는 본 적이 없다. 손만 알았다. 증도에서 최 선생님과 한 주를 보낸 뒤라 길에서도 온 염전이 읽혔다. 여기가 첫 줄, 여기가 짠물, 여기가 결정지. 너무 크다.

이제 아무도 밀대질을 하지 않는다. 가을에 기계가 온다. 그런데 가장자리에 교과서만 한 낡은 나무 물꼬가 하나 있었다. 손을 얹어 보았다. 신안의 것처럼 왼쪽이 닳아 있었다.
`),
    ),
    cover: "saltpans",
    photos: ["flock", "lighthouse"],
    place: "cabo-de-gata",
    related: ["a-week-in-the-pans"],
    tags: ["elsewhere", "salt", "people"],
    walkedDaysAgo: 673,
    length: 12.5,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 668,
    editedDaysAgo: 660,
    version: 2,
  },
  {
    key: "why-i-walk-coasts",
    title: both("Why coasts", "왜 바닷가인가"),
    summary: both(
      "Asked at dinner, answered badly; here is the second attempt.",
      "저녁 자리에서 받은 물음에 엉뚱한 대답을 했다. 두 번째로 답해 본다.",
    ),
    story: both(
      richText(`
Because one cannot get lost: there is always one side that is not a choice. Because it was never finished by anyone. Because in Lagos and in Seocheon the people who mend nets sit in the same way, with one toe through the mesh, and if you sit down like that beside them you are asked whether you have eaten.
`),
      richText(`
길을 잃을 수 없어서다. 한쪽은 언제나 고를 수 없는 쪽이다. 누구도 다 만들어 놓은 적이 없어서다. 라고스에서도 서천에서도 그물 깁는 사람은 똑같이 발가락 하나를 그물코에 끼우고 앉으며, 그 곁에 그렇게 앉으면 밥은 먹었느냐고 묻기 때문이다.
`),
    ),
    photos: ["glitter"],
    related: [],
    tags: ["elsewhere", "people", "harbour"],
    walkedDaysAgo: 960,
    length: 80,
    needsLowWater: false,
    by: "amara",
    daysAgo: 955,
    editedDaysAgo: 95,
    version: 5,
  },
];
