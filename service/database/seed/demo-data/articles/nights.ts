import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const nights: DemoArticle[] = [
  {
    key: "november-moon",
    title: both("Night walk under the November moon", "십일월 달 아래 밤 걷기"),
    summary: both("No lamp, no phone, eleven of us", "등불도 전화도 없이, 열한 사람"),
    story: both(
      richText(`
We left the lamps in a basket by the door of the café, and the telephones on top of them, so that they looked like a catch. Eleven people suddenly had nothing to do with their hands.

## The first ten minutes

Nobody can see. Everyone says so, in turn, quite cheerfully. Then somebody stops talking and the rest of us follow, and it turns out that what had been dark was mostly conversation. The path along Gyeongpo is pale. The lake on the left is a sheet of tin. On the right, over the pines, there is a noise like a very large animal that is asleep and content.

*Eyes need twenty minutes and one decision.*

## What moonlight does

It takes the colour out of things and gives them edges. A boat on the sand was only its own outline. My neighbour, whom I have known for six years, had the face of her mother. On the sea the light did not lie in a path, as everybody says, but in strokes, like someone practising the same letter over and over.

- A fox, or a cat with ambition, crossed at the second bridge.
- Somebody in the reeds was snoring. We agreed that it was a coot.
- The owl that we had come for did not come.

## The pier

At the end we sat down with our backs to the lamps of the city. An old man took out a flask. He had been a squid fisherman, and had spent four thousand nights on this sea under lights so strong that they are seen from space.

> “I never once saw the moon from out there,” he said. “We were brighter.”

He looked at it for a long time, as one looks at a neighbour after many years.

We walked back without hurrying. At the café the basket was waiting, and it was a while before anybody reached into it.
`),
      richText(`
찻집 문 옆 바구니에 손전등을 넣고 그 위에 전화기를 올렸다. 갓 잡아 온 고기 같았다. 열한 사람의 손이 갑자기 할 일이 없어졌다.

## 처음 십 분

아무도 보지 못한다. 돌아가며 그렇게들 말한다. 제법 즐겁게. 그러다 누가 말을 멈추고 나머지도 따라 멈추면, 어두웠던 것은 대개 말소리였음을 알게 된다. 경포의 길은 희다. 왼쪽의 호수는 양철판이다. 오른쪽 솔숲 너머에서는 아주 큰 짐승이 편안히 잠든 소리가 난다.

**눈에는 이십 분과 결심 하나가 필요하다.**

## 달빛이 하는 일

달빛은 물건에서 빛깔을 거두고 테두리를 준다. 모래 위의 배는 제 윤곽뿐이었다. 여섯 해를 알고 지낸 옆 사람이 제 어머니의 얼굴을 하고 있었다. 바다 위의 빛은 흔히 말하듯 길로 나 있지 않았다. 같은 글자를 몇 번이고 연습하는 사람의 획처럼 놓여 있었다.

- 두 번째 다리에서 여우가, 아니면 포부가 큰 고양이가 길을 건넜다.
- 갈대 속에서 누가 코를 골았다. 물닭인 것으로 뜻을 모았다.
- 보러 온 수리부엉이는 오지 않았다.

## 방파제 끝

끝에 이르러 도시의 불빛을 등지고 앉았다. 어르신 한 분이 보온병을 꺼냈다. 오징어배를 타며 사천 밤을 이 바다에서 보낸 분이다. 우주에서도 보인다는 그 불빛 아래서.

> “나가 있을 때는 달을 한 번도 못 봤어.” 그가 말했다. “우리가 더 밝았으니까.”

그는 오래 달을 보았다. 여러 해 만에 만난 이웃을 보듯이.

서두르지 않고 걸어 돌아왔다. 찻집의 바구니는 그대로 있었고, 누군가 손을 넣기까지는 한참이 걸렸다.
`),
    ),
    cover: "moon",
    photos: ["pines", "reeds"],
    place: "gyeongpo",
    related: ["eyes-twenty-minutes", "squid-lights"],
    tags: ["night", "winter", "people"],
    walkedDaysAgo: 17,
    length: 6.1,
    needsLowWater: false,
    by: "ada",
    daysAgo: 16,
    editedDaysAgo: 14,
    version: 4,
  },
  {
    key: "eyes-twenty-minutes",
    title: both("Eyes need twenty minutes", "눈에는 이십 분이 필요하다"),
    summary: both(
      "How to lead a group in the dark without losing anyone, including yourself.",
      "나를 포함해 아무도 잃어버리지 않고 밤길을 이끄는 법.",
    ),
    story: both(
      richText(`
Count out loud at the start, and let each walker say a number. In the dark people remember a voice better than a face, and at the first gate you will hear at once that seven is missing.

Walk at the speed of the slowest ankle. Put someone steady at the back with a red lamp, switched off. Say what is coming: “step”, “root”, “sea on the left”. And before you set out, look at the ground by daylight *from your knees*, because that is how your feet will meet it.
`),
      richText(`
출발할 때 소리 내어 번호를 센다. 한 사람이 하나씩. 어둠 속에서 사람은 얼굴보다 목소리를 더 잘 기억하고, 첫 모퉁이에서 일곱이 빠진 것을 곧바로 듣게 된다.

가장 느린 발목의 속도로 걷는다. 듬직한 사람을 맨 뒤에 세우고 붉은 등을 꺼진 채로 들린다. 다가오는 것을 말해 준다. “턱”, “뿌리”, “왼쪽 바다”. 그리고 떠나기 전, 낮에 **무릎을 꿇고** 길을 봐 둔다. 발은 그렇게 길을 만나기 때문이다.
`),
    ),
    photos: ["moon"],
    place: "gyeongpo",
    related: ["november-moon"],
    tags: ["night", "kit"],
    walkedDaysAgo: 95,
    length: 5.4,
    needsLowWater: false,
    by: "ada",
    daysAgo: 90,
    editedDaysAgo: 78,
    version: 3,
  },
  {
    key: "squid-lights",
    title: both("A second row of stars", "두 번째 별자리"),
    summary: both(
      "From the headland at Jeodong the squid fleet looks like a city that never lands.",
      "저동 언덕에서 보는 오징어배는 뭍에 닿지 않는 도시 같다.",
    ),
    story: both(
      richText(`
At nine they were a glow. At ten we could count them, forty-one, evenly spaced along the edge of the world like lamps on a promenade. My niece asked what street it was.

There used to be three hundred. The squid have moved north, and most of the crews have moved to the shore. “Each light you see,” her grandfather said, “is a man who did not want to learn anything else.” He counted them again before bed. Forty.
`),
      richText(`
아홉 시에는 훤한 기운이었다. 열 시가 되자 셀 수 있었다. 마흔한 척, 산책로의 가로등처럼 세상 끝에 고르게 늘어서 있었다. 조카가 저기는 무슨 동네냐고 물었다.

예전에는 삼백 척이었다. 오징어는 북쪽으로 갔고 뱃사람은 거의 뭍으로 올라왔다. “저 불 하나하나가, 다른 건 배우기 싫다는 사람이다.” 할아버지가 말했다. 그리고 잠들기 전에 다시 세었다. 마흔.
`),
    ),
    cover: "moon",
    photos: ["boat"],
    place: "jeodong",
    related: ["november-moon"],
    tags: ["night", "harbour", "island"],
    walkedDaysAgo: 190,
    length: 3.6,
    needsLowWater: false,
    by: "grace",
    daysAgo: 187,
    editedDaysAgo: 182,
    version: 2,
  },
  {
    key: "the-sea-sparkles",
    title: both("The night the sea sparkled", "바다가 반짝이던 밤"),
    summary: both(
      "Kick the water in June and it lights up to the knee.",
      "유월 밤바다를 발로 차면 무릎까지 불이 켜진다.",
    ),
    story: both(
      richText(`
It was so warm that we had gone in with our shoes on. Somebody stumbled and there was a flash, blue, like a match struck under a sheet. We all stood very still. Then all of us, grown people with mortgages, began to kick.

They are single cells, thousands to a cupful, and they light up when they are jostled. By day the same bloom is a dirty red, and the oyster growers worry. By night each wave brought its own electricity, and wrote the beach in one long line.
`),
      richText(`
너무 더워서 신발을 신은 채로 들어갔다. 누가 비틀거리자 파란빛이 번쩍했다. 이불 속에서 성냥을 그은 것 같았다. 다들 꼼짝 않고 서 있다가, 대출금 있는 어른들이 모두 물을 차기 시작했다.

한 컵에 수천씩 든 단세포 생물인데, 건드리면 빛난다. 낮에는 같은 것이 탁한 붉은빛이라 굴 양식하는 분들의 걱정거리다. 밤에는 물결마다 제 전기를 싣고 와 해변을 긴 한 줄로 적었다.
`),
    ),
    photos: ["surf", "moon"],
    place: "ayajin",
    related: [],
    tags: ["night", "summer", "shore"],
    walkedDaysAgo: 347,
    length: 1.5,
    needsLowWater: false,
    by: "sora",
    daysAgo: 345,
  },
  {
    key: "city-dark",
    title: english("Looking for the dark in Haeundae"),
    summary: english("It exists. It is eleven metres wide, and behind the fish market."),
    story: english(
      richText(`
I walked the front from end to end with a light meter made for gardens. Under the hotels it is never less than a reading lamp. On the sand, two. Behind the aquarium, four, and the gulls are up and working.

But past the last pier, where the railings stop and the nets are kept, there is a gap between two floodlights that somebody forgot. I stood in it. I could see my breath, the Bear, and a cat who plainly considered the place taken.
`),
    ),
    photos: ["moon"],
    place: "haeundae",
    related: ["eyes-twenty-minutes"],
    tags: ["night", "light"],
    walkedDaysAgo: 522,
    length: 4.8,
    needsLowWater: false,
    by: "ada",
    daysAgo: 520,
  },
  {
    key: "sleeping-on-shingle",
    title: english("Sleeping on shingle"),
    summary: english("A bed of round stones can be argued with. It takes about an hour."),
    story: english(
      richText(`
Dig for the hip, heap for the knee. Take out the one stone. There is always one stone. Then lie down and let the beach talk itself to sleep: the draw, the rattle, the small applause.

I woke at four with frost on the bag and the moon going down behind Geoje. A fishing boat went by with its radio on, a love song, very clear, and whoever was at the tiller was singing the other part.
`),
    ),
    cover: "pebbles",
    photos: ["moon"],
    place: "hakdong",
    related: [],
    tags: ["night", "kit", "winter"],
    walkedDaysAgo: 668,
    length: 9.2,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 666,
  },
  {
    key: "torchlight-octopus",
    title: korean("해루질을 배우던 밤"),
    summary: korean("이마에 등을 달고 무릎까지 물에 잠겨, 문어와 눈이 마주쳤다."),
    story: korean(
      richText(`
처음 배운 것은 등을 끄는 법이었다. 이모부는 물에 들어서자마자 불을 끄고 한참을 서 있었다. “먼저 밤을 봐야 밤에 든 걸 보지.”

불을 켜자 물속이 방처럼 환해졌다. 꽃게가 옆으로 걸어 나가고, 바위틈에서 문어 한 마리가 이쪽을 보았다. 눈이 마주쳤다고 할 수밖에 없다. 이모부가 손을 멈췄다. 문어가 돌 하나를 끌어다 제 앞에 놓았다. 문을 닫듯이.

그날 우리는 소라 몇 개만 들고 돌아왔다. 이모는 왜 문어가 없느냐고 물었고, 이모부는 집에 있더라고 했다.
`),
    ),
    photos: [],
    place: "seonyudo",
    related: ["november-moon"],
    tags: ["night", "tide", "food"],
    walkedDaysAgo: 842,
    length: 1.4,
    needsLowWater: true,
    by: "jiwon",
    daysAgo: 840,
  },
  {
    key: "new-year-vigil",
    title: both("Waiting for the year at Homigot", "호미곶에서 새해를 기다리며"),
    summary: both(
      "Thirty thousand people, minus nine degrees, and one pot of rice cake soup as big as a car.",
      "삼만 명, 영하 구 도, 그리고 자동차만 한 솥의 떡국.",
    ),
    story: both(
      richText(`
The bronze hand stands in the water and waits with the rest of us. From four o’clock the crowd stamps softly, all together, so that the square seems to have a heartbeat. Somebody’s grandfather explained to me which cloud would spoil it. It did. The sun came up behind that very cloud at 7:33, gave us a rim, and went on with its day.

Nobody minded. We turned round, thirty thousand of us, and there was soup.
`),
      richText(`
청동 손은 물속에 서서 우리와 함께 기다린다. 네 시부터 사람들이 다 같이 가만가만 발을 굴러, 광장에 심장이 하나 뛰는 것 같다. 어느 할아버지가 어떤 구름이 방해할지 일러 주었다. 그대로 되었다. 일곱 시 삼십삼 분, 해는 바로 그 구름 뒤에서 떠올라 테두리만 보여 주고 하루 일을 하러 갔다.

아무도 서운해하지 않았다. 삼만 명이 돌아서니 떡국이 있었다.
`),
    ),
    cover: "glitter",
    photos: [],
    place: "homigot",
    related: ["first-minute-of-sun"],
    tags: ["night", "winter", "people", "food"],
    walkedDaysAgo: 1035,
    length: 2.1,
    needsLowWater: false,
    by: "linus",
    daysAgo: 1004,
  },
];
