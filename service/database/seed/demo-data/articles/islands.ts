import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const islands: DemoArticle[] = [
  {
    key: "slow-island",
    title: both("How slowly one can walk on Cheongsando", "청산도에서 얼마나 천천히 걸을 수 있는가"),
    summary: both(
      "There is an official slow road. We were overtaken on it by a snail, and by two nuns.",
      "공식 느린 길이 있다. 우리는 거기서 달팽이 한 마리와 수녀님 두 분에게 추월당했다.",
    ),
    story: both(
      richText(`
The signs say *slow*, in blue, on a small snail. It is an order that nobody knows how to follow. One sets out slowly and finds oneself after a hundred metres simply walking, slightly annoyed.

So we made rules. Stop at every gate. Touch every wall. Do not pass anybody who is carrying something. Read all of the inscriptions, including the ones on the fuse boxes.

## Kilometre one, in fifty minutes

Barley, at the height of the hip, still green, moving like the coat of a running animal. Between the fields go walls with daylight in them. An old man showed us his paddies: flat stones below, earth on the stones, water on the earth, “a floor with a cellar,” he said. They were built by people who had no land to make fields from, and so built the land.

## Kilometre two, in an hour and ten

The nuns passed us here. They were talking about batteries.

A woman in the next garden asked if we were ill. When we had explained she thought for a time, put down her hoe, and sat on the wall with us. She had lived on the slow road for sixty-eight years and had never walked it. She had always been on her way to the end of it.

> Let me see it, then, she said. And she came with us as far as the bend.

## Kilometre three: not reached

At half past four there was a boat to catch. We ran the whole way back. It took nineteen minutes, and I remember *nothing of it*, except the woman, upright on her wall, calling out the time.
`),
      richText(`
표지판에는 파란 글씨로 **느림**이라고 쓰여 있고 작은 달팽이가 그려져 있다. 아무도 어떻게 따라야 하는지 모르는 명령이다. 천천히 나서도 백 미터쯤 가면 그냥 걷고 있다. 조금 짜증을 내면서.

그래서 규칙을 정했다. 문마다 멈출 것. 담마다 손을 댈 것. 무언가를 들고 가는 사람을 앞지르지 말 것. 두꺼비집에 적힌 것까지 글자란 글자는 다 읽을 것.

## 첫 일 킬로미터, 오십 분

허리까지 온 청보리가 달리는 짐승의 털처럼 일렁인다. 밭 사이로 햇빛이 새는 돌담이 간다. 어르신이 구들장논을 보여 주셨다. 아래에 납작한 돌을 깔고, 돌 위에 흙을 얹고, 흙 위에 물을 댔다. “지하실이 있는 방바닥이지.” 논을 만들 땅이 없던 사람들이, 그래서 땅부터 만든 것이다.

## 두 번째, 한 시간 십 분

수녀님들이 여기서 우리를 앞질렀다. 건전지 이야기를 하고 계셨다.

옆 텃밭의 아주머니가 어디 아프냐고 물었다. 사정을 말하자 잠시 생각하더니 호미를 놓고 담에 나란히 앉았다. 느린 길에서 예순여덟 해를 살았지만 걸어 본 적은 없다고 했다. 늘 길 끝에 볼일이 있었다고.

> 그럼 어디 한번 봅시다. 그러고는 모퉁이까지 함께 걸었다.

## 세 번째, 닿지 못함

네 시 반 배를 타야 했다. 온 길을 뛰어서 돌아갔다. 십구 분이 걸렸고 **아무것도 기억나지 않는다.** 담 위에 꼿꼿이 앉아 시각을 외쳐 주던 아주머니 말고는.
`),
    ),
    cover: "ripples",
    photos: ["pebbles", "reeds"],
    place: "cheongsando",
    related: ["a-wall-without-mortar", "slack-water"],
    tags: ["island", "people", "spring"],
    walkedDaysAgo: 220,
    length: 5,
    needsLowWater: false,
    by: "ada",
    daysAgo: 108,
    editedDaysAgo: 80,
    version: 6,
  },
  {
    key: "ferry-that-did-not-go",
    title: both("Three days on Heuksan, unplanned", "뜻하지 않은 흑산도의 사흘"),
    summary: both(
      "The ferry did not go. On the second day we stopped asking.",
      "배가 뜨지 않았다. 이틀째에는 묻지 않게 되었다.",
    ),
    story: both(
      richText(`
The board at the terminal has two positions, and a woman turns it with one finger. She turned it at six, at nine and at noon. Then she brought us a tangerine each, and we understood.

## Day one: protest

One telephones. One explains to several people on the mainland that there is a wind, and can hear them looking out of their windows. There were eleven of us in the waiting room: two surveyors, a bride’s aunt, a man with an enormous fish, some hikers, me. The fish was for a dinner that evening. By three o’clock it had been decided that we were the dinner.

## Day two: work

The aunt turned out to know about kimchi. The surveyors fixed the guest house’s router, then its roof. I was lent a brush, and painted the hull of somebody’s boat from the waterline down, a red that is used for nothing else in the world.

1. Breakfast, weather, silence.
2. Painting until the wind got under the tin.
3. A film from 1994, with all the village, twice.

> An island is a place where you are when the boat isn’t.

It was written on the wall of the toilet, in a good hand, with a date.

## Day three: it went

At seven, in flat calm. Nobody had packed. We stood along the rail and the woman turned her board over, and then, seeing us all there looking at it, turned it back for one second, as a joke.

On the mainland I bought a tangerine. It was not the same.
`),
      richText(`
여객터미널의 팻말은 두 면이고, 직원이 손가락 하나로 돌린다. 여섯 시에, 아홉 시에, 정오에 돌렸다. 그러고는 우리에게 귤을 하나씩 가져다주었다. 그제야 알아들었다.

## 첫날, 항의

전화를 건다. 뭍에 있는 여러 사람에게 바람이 분다고 설명하면, 그들이 창밖을 내다보는 소리가 들린다. 대합실에는 열한 명이 있었다. 측량 기사 둘, 신부의 이모, 커다란 생선을 든 남자, 등산객 몇, 나. 생선은 그날 저녁 어느 잔칫상에 오를 참이었다. 세 시쯤에는 우리가 그 잔칫상이 되기로 정해졌다.

## 둘째 날, 일

이모는 김치를 아는 분이었다. 측량 기사들은 민박집 공유기를 고치고 지붕도 고쳤다. 나는 붓을 하나 빌려 누군가의 배를 흘수선 아래로 칠했다. 세상에서 다른 데는 쓰지 않는 그 붉은색으로.

1. 아침, 날씨 이야기, 침묵.
2. 바람이 함석 밑으로 들 때까지 칠.
3. 온 마을과 함께 1994년 영화를, 두 번.

> 섬이란 배가 없을 때 내가 있는 곳이다.

화장실 벽에 좋은 글씨로, 날짜와 함께 적혀 있었다.

## 셋째 날, 배가 떴다

일곱 시, 물은 거울 같았다. 아무도 짐을 싸 두지 않았다. 난간에 늘어서 있는데 직원이 팻말을 뒤집었다. 그러다 우리가 모두 쳐다보는 것을 알고는, 장난으로 일 초 동안 도로 돌려놓았다.

뭍에 와서 귤을 샀다. 그 맛이 아니었다.
`),
    ),
    cover: "boat",
    photos: ["surf", "moon"],
    place: "hongdo",
    related: ["keepers-last-winter"],
    tags: ["island", "weather", "people", "harbour"],
    walkedDaysAgo: 199,
    length: 6.7,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 193,
    editedDaysAgo: 160,
    version: 4,
  },
  {
    key: "ulleung-ring",
    title: both("Round Ulleungdo without a summit", "정상 없이 도는 울릉도"),
    summary: both(
      "Four days along the edge, and the middle left for another life.",
      "가장자리를 따라 나흘. 가운데는 다음 생에 남겨 두었다.",
    ),
    story: both(
      richText(`
Everyone goes up. We went round. The road was only closed into a ring a few years ago, and there are still old men at the bus stops who discuss it as one discusses a wedding.

Between the tunnels are the places that the tunnels skip: a cove with one boat, a ladder of rope to a terrace of *myeongi*, a village where every house has a pumpkin on it. Forty-four kilometres. The mountain watched us from the left the whole time, and seemed not to mind.
`),
      richText(`
다들 올라간다. 우리는 돌았다. 길이 고리로 이어진 지 몇 해 되지 않아, 정류장의 어르신들은 아직도 잔치 이야기하듯 그 이야기를 한다.

굴과 굴 사이에는 굴이 건너뛰는 곳들이 있다. 배 한 척뿐인 작은 만, 명이밭 비탈로 올라가는 밧줄 사다리, 지붕마다 호박이 앉은 마을. 사십사 킬로미터. 산은 내내 왼쪽에서 우리를 보았고, 언짢아하는 기색은 없었다.
`),
    ),
    cover: "surf",
    photos: ["ridges"],
    place: "jeodong",
    related: ["taeha-lookout"],
    tags: ["island", "autumn"],
    walkedDaysAgo: 299,
    length: 44.2,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 295,
    editedDaysAgo: 290,
    version: 2,
  },
  {
    key: "dumujin-walls",
    title: both("The generals of Dumujin", "두무진의 장군들"),
    summary: both(
      "Walls of quartzite, a seal or two, and a border that one cannot see.",
      "규암 절벽, 물범 한두 마리, 그리고 보이지 않는 경계.",
    ),
    story: both(
      richText(`
They stand with their feet in the water and their heads together like officers over a map; so people gave them their name. The stripes are a billion years old. On a ledge a spotted seal lay with its chin up, as if for a passport picture.

Across the water there is land, quite near, with fields on it. The skipper kept well to the south of something and did not look at it. The seal slid in and swam that way.
`),
      richText(`
물에 발을 담그고 지도를 보는 장교들처럼 머리를 맞대고 있다. 그래서 그런 이름이 붙었다. 줄무늬는 십억 살이다. 바위턱에는 점박이물범 한 마리가 증명사진을 찍듯 턱을 들고 누워 있었다.

물 건너 가까이에 땅이 있고, 거기 밭이 있다. 선장은 무언가를 멀찍이 남쪽으로 비켜 가며 그쪽을 보지 않았다. 물범이 미끄러져 들어가 그리로 헤엄쳤다.
`),
    ),
    photos: ["pebbles"],
    place: "dumujin",
    related: [],
    tags: ["island", "stones"],
    walkedDaysAgo: 361,
    length: 2.4,
    needsLowWater: false,
    by: "linus",
    daysAgo: 359,
  },
  {
    key: "one-teacher-island",
    title: korean("학생이 한 명인 섬"),
    summary: korean("운동회 날, 이어달리기는 온 마을이 뛰었다."),
    story: korean(
      richText(`
분교의 학생은 민서 한 명이다. 운동회는 그래도 한다. 개회 선언을 민서가 하고, 선서를 민서가 하고, 그 선서를 민서가 받는다.

이어달리기만은 혼자 할 수 없어서 섬 사람 모두가 뛴다. 이장님, 보건소장님, 배를 고치던 아저씨는 기름 묻은 손으로 바통을 받았다. 백군도 청군도 민서네 편이다. 마지막 주자는 여든여섯 살 할머니였고, 결승선의 줄은 할머니가 올 때까지 아무도 끊지 않았다.

일등 도장은 민서 손등에 찍혔다. 민서는 그 도장을 할머니 손등에 꾹 눌러 옮겼다. 거꾸로 찍혔지만 읽을 수 있었다.
`),
    ),
    photos: [],
    place: "seonyudo",
    related: ["the-sea-from-school"],
    tags: ["island", "people", "autumn"],
    walkedDaysAgo: 472,
    length: 1.6,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 469,
  },
  {
    key: "jeju-walls-and-mandarins",
    title: both("Mandarins over the wall", "돌담 너머의 귤"),
    summary: both(
      "A day of walking in which we were handed fruit eleven times.",
      "하루 걷는 동안 열한 번 귤을 받았다.",
    ),
    story: both(
      richText(`
It begins with one. You say that you cannot possibly, and then there are four. By noon my hood was full. We ate and walked and dropped the peel along the black walls of Seongsan, so that we should have found the way home like the children in the story, had it not been eaten by a horse.
`),
      richText(`
하나로 시작된다. 괜찮다고 하면 네 개가 된다. 정오에는 모자가 가득 찼다. 먹으며 걷고, 성산의 검은 돌담을 따라 껍질을 떨어뜨렸다. 옛이야기 속 아이들처럼 집에 가는 길을 찾을 수 있었을 것이다. 말이 다 먹어 치우지만 않았다면.
`),
    ),
    photos: ["pool"],
    place: "seongsan",
    related: [],
    tags: ["island", "food", "winter"],
    walkedDaysAgo: 584,
    length: 16.8,
    needsLowWater: false,
    by: "grace",
    daysAgo: 582,
    editedDaysAgo: 240,
    version: 2,
  },
  {
    key: "beach-for-healing",
    title: both("A prescription for sand", "모래찜질 처방"),
    summary: both(
      "At Sinji they bury you up to the neck and then tell you about their children.",
      "신지도에서는 목까지 묻어 놓고 자식 이야기를 들려준다.",
    ),
    story: both(
      richText(`
It is hot an arm’s length down, and heavy like a very kind animal. Two ladies with spades did me, then each other. I could move my eyes.

In the next forty minutes I learned about a son in Ulsan, a daughter-in-law, a field, and a quarrel of the year 1979 that was being settled above my head. When they dug me out, my knee was better and I had an opinion about the field.
`),
      richText(`
팔 하나 깊이는 뜨겁고, 아주 다정한 짐승처럼 묵직하다. 삽을 든 할머니 두 분이 나를 묻고 서로를 묻었다. 움직일 수 있는 것은 눈뿐이었다.

사십 분 동안 울산 사는 아들과, 며느리와, 밭 한 뙈기와, 내 머리 위에서 마무리되고 있는 1979년의 말다툼에 대해 알게 되었다. 파내어졌을 때 무릎은 나았고, 나는 그 밭에 대해 의견이 생겨 있었다.
`),
    ),
    photos: ["dunes"],
    place: "sinji",
    related: [],
    tags: ["island", "people", "summer"],
    walkedDaysAgo: 708,
    length: 0.9,
    needsLowWater: false,
    by: "amara",
    daysAgo: 705,
  },
  {
    key: "red-rocks-of-hongdo",
    title: english("Why the red island is red"),
    summary: english("At noon it isn’t. One has to be there at the two ends of the day."),
    story: english(
      richText(`
The excursion boats go round at eleven, and people look at a brown cliff and feel that they have been misled. Stay the night. At a quarter to six the whole western wall takes light like the inside of an eyelid, and the water under it goes violet to make room.

It is quartzite with a little iron. The rest is the hour.
`),
    ),
    cover: "lighthouse",
    photos: [],
    place: "hongdo",
    related: ["keepers-last-winter"],
    tags: ["island", "light", "stones"],
    walkedDaysAgo: 877,
    length: 4.6,
    needsLowWater: false,
    by: "blocked",
    daysAgo: 875,
  },
  {
    key: "packing-for-an-island",
    title: both("What one forgets when packing for an island", "섬에 갈 때 빠뜨리는 것"),
    summary: both(
      "Cash, a book that is long enough, and something to give.",
      "현금, 충분히 두꺼운 책, 그리고 건넬 것.",
    ),
    story: both(
      richText(`
Everybody remembers the raincoat. Nobody remembers that the shop takes cash and the shop is shut; that one book is two hours; that you will be given a cabbage, and will stand there with nothing in your hands.

I take coffee in sticks, a hundred of them. They weigh a kilo and open every door there is.
`),
      richText(`
비옷은 다들 챙긴다. 가게는 현금만 받고 그 가게가 닫혀 있다는 것, 책 한 권은 두 시간이라는 것, 배추 한 포기를 받고 빈손으로 서 있게 되리라는 것은 아무도 챙기지 않는다.

나는 봉지 커피 백 개를 가져간다. 일 킬로그램이고, 열리지 않는 문이 없다.
`),
    ),
    photos: ["boat"],
    related: ["ferry-that-did-not-go"],
    tags: ["island", "kit"],
    walkedDaysAgo: 1030,
    length: 3,
    needsLowWater: false,
    by: "sora",
    daysAgo: 1028,
  },
];
