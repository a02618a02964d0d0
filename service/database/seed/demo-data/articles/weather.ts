import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const weather: DemoArticle[] = [
  {
    key: "first-minute-of-sun",
    title: both("The minute the sun comes up", "해가 뜨는 일 분"),
    summary: both("On the shortest pier in Korea", "우리나라에서 가장 짧은 부두에서"),
    story: both(
      richText(`
It is a minute, give or take: from the first bead of light on the line until the whole disc has let go of the water. I have timed it on thirty-one mornings at Jeongdongjin, from a pier which is eleven steps long.

## Before it

The night train lets out its sleepers at half past four. They come down over the sand in their blankets and stand about, couples, a school, an old man with a chair. Nobody talks above a murmur. There is a bar of colour and everyone thinks: now. It is not now. It will be grey again first, as a singer steps back before the song.

## The minute

1. *Seconds 1 to 10.* One bead, red. It looks like a ship on fire.
2. *To 30.* It runs out sideways. For a moment it has a foot, like a wine glass, standing on the water.
3. *To 50.* The foot stretches, thins, and holds.
4. *To 62.* It breaks. There is no sound, and every time I expect one.

> I always shut my eyes at the foot, said the man with the chair. One has to leave something for tomorrow.

## After it

People laugh, clap, look for their shoes. The light comes along the water in pieces and reaches the end of the pier last. By six there is queueing for noodles, and on the sand are four hundred hollows, all facing the same way.
`),
      richText(`
일 분쯤이다. 수평선에 첫 빛방울이 맺히고 온 동그라미가 물을 놓을 때까지. 정동진에서, 길이가 열한 걸음인 부두 위에서 서른한 번의 아침을 재어 보았다.

## 그 전

밤 기차가 네 시 반에 잠든 사람들을 내려놓는다. 담요를 두른 채 모래를 건너와 둘러선다. 연인들, 어느 학교 아이들, 의자를 든 어르신. 누구도 소곤거림보다 크게 말하지 않는다. 빛깔 한 줄이 나타나면 모두 생각한다. 지금이다. 지금이 아니다. 한 번 더 잿빛이 된다. 노래하기 전에 가수가 한 걸음 물러서듯이.

## 일 분

1. **1초에서 10초.** 붉은 방울 하나. 불난 배 같다.
2. **30초까지.** 옆으로 번진다. 잠시 포도주 잔처럼 발이 생겨 물 위에 선다.
3. **50초까지.** 발이 늘어나고 가늘어지고, 버틴다.
4. **62초까지.** 끊어진다. 소리는 없다. 매번 소리가 날 것만 같다.

> 나는 발이 생기면 눈을 감아요. 의자를 든 어르신이 말했다. 내일 것을 남겨 두어야지.

## 그 뒤

사람들은 웃고, 손뼉을 치고, 신발을 찾는다. 빛은 물 위를 조각조각 건너와 부두 끝에 맨 나중에 닿는다. 여섯 시면 국숫집에 줄이 서고, 모래에는 모두 한쪽을 향한 자리 사백 개가 남는다.
`),
    ),
    cover: "glitter",
    photos: ["surf"],
    place: "jeongdongjin",
    related: ["new-year-vigil"],
    tags: ["light", "people", "harbour"],
    walkedDaysAgo: 79,
    length: 1.3,
    needsLowWater: false,
    by: "grace",
    daysAgo: 78,
    editedDaysAgo: 76,
    version: 3,
  },
  {
    key: "after-the-typhoon",
    title: both("The walk after the typhoon", "태풍이 지난 뒤의 걷기"),
    summary: both(
      "We go out with sacks, pencils and a ladder. There is a list, and the list is longer each year.",
      "자루와 연필과 사다리를 들고 나간다. 목록이 있고, 해마다 길어진다.",
    ),
    story: both(
      richText(`
The rule is to wait until the second high water has gone by. The first morning belongs to the people whose roofs are gone. On the second we meet at the school in Guryongpo, nineteen of us this time, and divide the shore into pieces of three hundred metres.

## What we write down

- Where the weed line is, with a photograph and somebody’s leg for scale.
- Which steps end in the air.
- Boats, and whose.
- Everything that has a name, a number or a barcode.
- Birds, alive. Birds, other.

We lift what we can carry. Rope goes to the left, because it can be used again, and foam to the right, because it can’t. Foam is the worst. It has come off the oyster rafts in white crumbs, and one stands with a sieve in one’s hand, knowing exactly how stupid it looks.

## What it brought

A door from the south, with its key in the lock. A pumpkin, whole. One hundred and six left sandals and ninety right ones. A school bag, dry inside, which caused us to sit down until the number in it had been rung and a child’s voice had said hello.

> You think that the sea takes, said the ferryman. The sea *moves*. It is we who say mine.

## What it took

The lower path, all of it. The bench at the point. The tamarisk that everyone who grew up here has been photographed under, at three, at seven, in uniform, in white. Its hole was full of clear water. People came by all afternoon and looked in.

We planted a cutting in October. It was Mr Bang’s: he had taken it years ago, from the same tree, without asking, and was ashamed.
`),
      richText(`
만조가 두 번 지날 때까지 기다리는 것이 규칙이다. 첫 아침은 지붕이 날아간 사람들의 것이다. 둘째 아침에 구룡포 학교에 모인다. 이번에는 열아홉 명이고, 해안을 삼백 미터씩 나누어 맡는다.

## 적는 것

- 해초가 밀려온 높이. 사진을 찍되 크기를 알 수 있게 누군가의 다리를 함께.
- 허공에서 끝나는 계단.
- 배, 그리고 누구 배인지.
- 이름이나 번호나 바코드가 있는 모든 것.
- 살아 있는 새. 그렇지 않은 새.

들 수 있는 것은 든다. 밧줄은 왼쪽이다. 다시 쓸 수 있으니까. 스티로폼은 오른쪽이다. 쓸 수 없으니까. 스티로폼이 가장 고약하다. 굴 양식장에서 하얀 부스러기로 떨어져 나온 것을, 체를 들고 서서 거른다. 얼마나 바보 같아 보이는지 잘 알면서.

## 가져온 것

열쇠가 꽂힌 채 남쪽에서 온 문 한 짝. 온전한 호박 하나. 왼쪽 슬리퍼 백여섯 짝과 오른쪽 아흔 짝. 속이 마른 책가방 하나. 우리는 모두 주저앉아, 그 안의 번호로 전화를 걸고 아이 목소리가 여보세요 할 때까지 일어나지 못했다.

> 바다가 가져간다고들 하지. 뱃사공이 말했다. 바다는 **옮길** 뿐이야. 내 거라고 하는 건 우리고.

## 가져간 것

아랫길 전부. 곶의 긴 의자. 그리고 여기서 자란 사람은 누구나 세 살에, 일곱 살에, 교복을 입고, 하얀 옷을 입고 그 아래서 사진을 찍은 위성류 한 그루. 나무가 있던 구덩이에 맑은 물이 고였다. 오후 내내 사람들이 와서 들여다보았다.

시월에 꺾꽂이한 것을 심었다. 방 씨네 나무였다. 여러 해 전 말없이 그 나무에서 한 가지를 얻어 갔고, 그것을 부끄러워하고 있었다.
`),
    ),
    cover: "surf",
    photos: ["kelp", "pebbles"],
    place: "guryongpo",
    related: ["tide-mark-on-the-door", "holdfast"],
    tags: ["weather", "people", "shore", "autumn"],
    walkedDaysAgo: 106,
    length: 9.6,
    needsLowWater: false,
    by: "ada",
    daysAgo: 100,
    editedDaysAgo: 92,
    version: 5,
  },
  {
    key: "yellow-dust-day",
    title: both("The day the horizon was closed", "수평선이 닫힌 날"),
    summary: both(
      "Dust from two thousand kilometres away, on every leaf of the sea wall.",
      "이천 킬로미터 밖의 흙이 방조제의 잎마다 앉았다.",
    ),
    story: both(
      richText(`
The sun came up like the lid of a tin. At Baengnyeongdo one looks towards China across an ordinary sea; that morning one looked at a wall the colour of tea with milk, and it was coming.

We wiped the windows with wet newspaper and drew the flats in what was left on the sill. It made a good pigment. I have a small sheet signed *Gobi, April.*
`),
      richText(`
해가 깡통 뚜껑처럼 떴다. 백령도에서는 예사로운 바다 너머로 중국 쪽을 본다. 그날 아침에는 밀크티 빛깔의 벽이 있었고, 다가오고 있었다.

젖은 신문지로 창을 닦고, 창틀에 남은 것으로 갯벌을 그렸다. 물감으로 좋았다. **고비, 사월**이라고 서명한 작은 종이가 한 장 있다.
`),
    ),
    photos: [],
    place: "dumujin",
    related: [],
    tags: ["weather", "spring", "island"],
    walkedDaysAgo: 158,
    length: 2.2,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 156,
  },
  {
    key: "beaufort-at-home",
    title: both("A home-made Beaufort scale", "우리 동네 보퍼트 계급"),
    summary: both(
      "From nought, when the fishmonger hears you, to nine, when she has gone home.",
      "생선 가게에서 내 말이 들리는 0부터, 아주머니가 들어가 버린 9까지.",
    ),
    story: both(
      richText(`
- **0** Smoke goes straight up. The fishmonger hears you from the corner.
- **2** The awning breathes.
- **4** The nets on the wall are not where they were.
- **5** Gulls walk.
- **6** One’s bicycle arrives before one does.
- **8** The ferry’s telephone is engaged.
- **9** The fishmonger has gone home. Go home.
`),
      richText(`
- **0** 연기가 곧게 오른다. 생선 가게에서 모퉁이의 내 말이 들린다.
- **2** 차양이 숨을 쉰다.
- **4** 담장의 그물이 아까 그 자리에 없다.
- **5** 갈매기가 걸어 다닌다.
- **6** 자전거가 나보다 먼저 도착한다.
- **8** 여객선 매표소가 통화 중이다.
- **9** 생선 가게 아주머니가 들어갔다. 우리도 들어가자.
`),
    ),
    photos: ["surf"],
    place: "daejin",
    related: ["cones-as-barometers"],
    tags: ["weather", "harbour"],
    walkedDaysAgo: 233,
    length: 1.2,
    needsLowWater: false,
    by: "sora",
    daysAgo: 231,
    editedDaysAgo: 230,
    version: 2,
  },
  {
    key: "sea-fog-arrives",
    title: both("Watching the fog come in", "해무가 들어오는 것을 보다"),
    summary: both(
      "In July it walks up the beach at Haeundae and takes the towers from the bottom.",
      "칠월이면 해무가 해운대 모래밭을 걸어 올라와 빌딩을 아래부터 지운다.",
    ),
    story: both(
      richText(`
First the island goes. Then the far umbrellas, row after row, as though someone were folding them away. The children in the water become voices. On the eightieth floor, I am told, they are having drinks in the sun and looking down on wool.

You feel it on the teeth. It is cold for about a minute, like the door of a shop, and then one is inside, and the beach is a room of ten metres with other people’s laughter in the walls.
`),
      richText(`
먼저 섬이 사라진다. 그다음 먼 파라솔이 한 줄씩, 누가 접어 치우는 것처럼 없어진다. 물속의 아이들은 목소리가 된다. 팔십 층에서는 햇볕 아래 음료를 마시며 솜을 내려다보고 있다고 한다.

이에 닿는 것이 느껴진다. 가게 문이 열릴 때처럼 일 분쯤 차갑다가, 안이 된다. 해변은 사방 십 미터의 방이고, 벽 속에서 남들의 웃음소리가 난다.
`),
    ),
    cover: "boat",
    photos: [],
    place: "haeundae",
    related: ["first-boat-out"],
    tags: ["weather", "summer"],
    walkedDaysAgo: 320,
    length: 3.6,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 318,
  },
  {
    key: "snow-on-the-beach",
    title: both("Snow down to the waterline", "물가까지 내린 눈"),
    summary: both(
      "A metre of it in Gangneung, and the sea with a clean edge, like paper.",
      "강릉에 일 미터가 내렸다. 바다의 가장자리가 종이처럼 반듯하다.",
    ),
    story: both(
      richText(`
There is white as far as the last wave came, and from there it is sand, and the border is as sharp as a haircut. Every seventh wave takes a bite from it. One hears the bite: a hiss, then a crumbling.

Gulls stood along the line with one foot on each side. I walked to Anmok with my left boot in winter and my right in the tide.
`),
      richText(`
마지막 물결이 닿은 데까지는 희고, 거기부터는 모래다. 경계가 갓 자른 머리처럼 또렷하다. 일곱 번에 한 번, 물결이 한 입 베어 문다. 소리가 난다. 치익 하고, 바스러진다.

갈매기들이 그 선을 따라 한 발씩 걸치고 서 있었다. 나는 왼쪽 장화는 겨울에, 오른쪽 장화는 물결에 담근 채 안목까지 걸었다.
`),
    ),
    photos: ["surf"],
    place: "gyeongpo",
    related: [],
    tags: ["weather", "winter", "shore"],
    walkedDaysAgo: 408,
    length: 5.1,
    needsLowWater: false,
    by: "linus",
    daysAgo: 406,
  },
  {
    key: "swell-from-nowhere",
    title: both("Swell from nowhere", "어디서 왔는지 모를 너울"),
    summary: both(
      "Blue sky, no wind, and the waves of a storm that nobody here met.",
      "파란 하늘, 바람 한 점 없는데, 이곳 누구도 만난 적 없는 폭풍의 물결이 온다.",
    ),
    story: both(
      richText(`
These are the dangerous days, because they are beautiful. Somewhere off Hokkaido a gale blew itself out on Tuesday. On Thursday, at Maengbang, its waves come in one every fourteen seconds, polished, unhurried, with nothing behind them but sunshine.

Count before you go down on the rocks. Not ten waves, fifty. The big ones come in a family, and the family is late.
`),
      richText(`
아름다워서 위험한 날들이다. 화요일에 홋카이도 앞 어딘가에서 강풍이 저 혼자 불다 멎었다. 목요일, 맹방에 그 물결이 온다. 십사 초에 하나씩, 매끈하게, 서두르지 않고, 등 뒤에는 햇살뿐이다.

바위로 내려가기 전에 센다. 열이 아니라 쉰을 센다. 큰 물결은 식구끼리 오고, 그 식구는 늦는다.
`),
    ),
    cover: "surf",
    photos: [],
    place: "maengbang",
    related: ["after-the-typhoon"],
    tags: ["weather", "shore", "kit"],
    walkedDaysAgo: 502,
    length: 3.7,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 500,
    editedDaysAgo: 215,
    version: 2,
  },
  {
    key: "rain-jacket-review",
    title: english("An honest review of my rain jacket"),
    summary: english("It kept out four of the five kinds of rain that we met."),
    story: english(
      richText(`
Drizzle, yes. Shower, yes. The kind that comes up off the sea and into the sleeves, surprisingly, yes. Hail, with interest.

The fifth kind we met on the mole at Hupo. It was not falling at all. It was already everywhere, and we were passing through it, and by the end there was no inside of the jacket any more, only a warmer district of the rain.
`),
    ),
    photos: [],
    place: "hupo",
    related: [],
    tags: ["weather", "kit"],
    walkedDaysAgo: 652,
    length: 18.2,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 650,
  },
  {
    key: "monsoon-gutter",
    title: korean("장마의 처마 밑"),
    summary: korean("사흘째 비. 마루에 앉아 처마가 하는 말을 받아 적었다."),
    story: korean(
      richText(`
첫날은 북소리였다. 둘째 날은 말소리였다. 사흘째가 되니 소리는 사라지고, 비가 잠깐 그칠 때만 귀가 먹먹했다.

할머니는 대야 셋을 처마 밑에 놓으셨다. 놋대야, 함석대야, 플라스틱 대야. 물이 차오르면서 음이 올라가고, 넘치기 직전에 셋이 같은 음이 된다. 그때 비우신다.

“왜 비워요?” “또 들으려고.”

바다는 보이지 않았지만, 셋이 같은 음이 될 때마다 저쪽에서 누가 고개를 드는 것 같았다.
`),
    ),
    photos: [],
    place: "songjiho",
    related: ["reading-the-tide"],
    tags: ["weather", "summer", "people"],
    walkedDaysAgo: 773,
    length: 0,
    needsLowWater: false,
    by: "sora",
    daysAgo: 770,
  },
  {
    key: "green-flash",
    title: english("On not seeing the green flash"),
    summary: english("Forty-four sunsets at Kkotji, and what there was instead."),
    story: english(
      richText(`
One is told to look at the very last grain. I looked. There were: red, orange, red, a fishing boat, a cloud, a man’s hat, red.

On the forty-fourth evening my neighbour on the wall seized my arm and shouted. I had just then been looking at her, since she was so happy. So I can report that it exists, and that it was reflected, very small and perfectly green, in her glasses.
`),
    ),
    cover: "glitter",
    photos: [],
    place: "kkotji",
    related: ["first-minute-of-sun"],
    tags: ["light", "weather"],
    walkedDaysAgo: 942,
    length: 1.4,
    needsLowWater: false,
    by: "blocked",
    daysAgo: 940,
  },
  {
    key: "wind-from-the-land",
    title: both("The warm wind from the hills", "산에서 오는 더운 바람"),
    summary: both(
      "In April it crosses the pass, dries the washing in an hour, and nobody sleeps.",
      "사월이면 고개를 넘어와 한 시간 만에 빨래를 말리고, 아무도 잠들지 못한다.",
    ),
    story: both(
      richText(`
You notice it first in people. The baker is short with you, the dog lies under the stairs. The sea goes flat and dark, brushed the wrong way, and the boats at their moorings all point inland as if somebody had called them.

Everyone smells the air before bed, for smoke. In the spring after the fire I saw a whole street at their windows at two in the morning, in their nightclothes, each with the nose a little raised. Nobody said anything. We nodded to one another and kept watch.
`),
      richText(`
먼저 사람에게서 안다. 빵집 주인이 퉁명스럽고, 개는 계단 밑에 엎드린다. 바다는 거꾸로 빗은 털처럼 납작하고 어두워지고, 매어 둔 배들은 누가 부른 듯 모두 뭍을 향한다.

자기 전에 다들 공기 냄새를 맡는다. 연기가 없는지. 불이 났던 이듬해 봄, 새벽 두 시에 온 골목이 잠옷 바람으로 창가에 서서 코를 조금 쳐들고 있는 것을 보았다. 아무도 말하지 않았다. 서로 고개를 끄덕이고, 지켰다.
`),
    ),
    photos: ["pines"],
    place: "hajodae",
    related: ["after-the-fire"],
    tags: ["weather", "spring", "people"],
    walkedDaysAgo: 1052,
    length: 2.9,
    needsLowWater: false,
    by: "ada",
    daysAgo: 1050,
    editedDaysAgo: 320,
    version: 3,
  },
];
