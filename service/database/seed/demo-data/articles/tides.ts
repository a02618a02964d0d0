import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const tides: DemoArticle[] = [
  {
    key: "reading-the-tide",
    title: both("Reading the tide at Songjiho", "송지호에서 물때를 읽는 법"),
    summary: both(
      "Twice a day the lagoon opens its mouth, and for forty minutes you can walk the bar without wetting a boot.",
      "하루 두 번 석호가 입을 열면, 사십 분 동안 장화를 적시지 않고 모래톱을 걸을 수 있다.",
    ),
    story: both(
      richText(`
The trick is to arrive early and do nothing. The sand tells you before the table does: first the ripples lose their shine, then the small crabs come up to look, then a line of foam appears where there was none and starts, very slowly, to move the wrong way.

I have kept notes on this for three winters now. What follows is the short version, with the mistakes left in.

## Before the water turns

Look for the **second bar**, the one that does not show on any map. When it dries, you have about forty minutes. When a heron lands on it, you have thirty.

> My grandmother never owned a tide table. She owned a kettle, and went when it boiled.

That is not a joke about kettles. It took her eleven minutes to boil it, and nine to walk down. She had measured the sea against the stove, and the stove was never wrong by more than a cup.

## What the numbers do not say

The east coast has hardly any tide, thirty centimetres on a good day, and people from the west laugh when I bring a table at all. But the lagoon does not care about the height. It cares about the wind, the rain of the last week and how much sand the last swell left in its mouth. [The official prediction](https://www.khoa.go.kr) is where I start, and then I take away:

- ten minutes for every day of onshore wind,
- a quarter of an hour if it rained in the hills,
- the whole morning if the swell is over a metre.

## The mistake

Two years ago I crossed with dry boots, found a whole sea star, and drew it. When I looked up the foam was moving the right way, which is the wrong one. I came back to the knee, with the drawing in my teeth. It is a good drawing. I have hung it where I put on my boots.

*Go early. Do nothing. When the crabs go down, so should you.*
`),
      richText(`
비결은 일찍 가서 아무것도 하지 않는 것이다. 물때표보다 모래가 먼저 알려 준다. 잔물결의 윤기가 가시고, 작은 게들이 밖을 살피러 올라온다. 이윽고 없던 거품 띠가 생겨나 아주 천천히, 거꾸로 흐르기 시작한다.

세 해 겨울을 이 모래톱에서 적어 두었다. 아래는 그 짧은 판이고, 실수도 지우지 않았다.

## 물이 돌아서기 전에

어느 지도에도 없는 **두 번째 모래톱**을 찾아보자. 그곳이 마르면 사십 분쯤 남은 것이다. 왜가리가 내려앉으면 삼십 분이다.

> 할머니 댁에는 물때표가 없었다. 주전자가 있었고, 물이 끓으면 나가셨다.

주전자 이야기는 농담이 아니다. 물이 끓는 데 십일 분, 걸어 내려가는 데 구 분. 할머니는 바다를 아궁이로 재셨고, 아궁이는 물 한 잔만큼도 틀리는 법이 없었다.

## 숫자가 말하지 않는 것

동해는 조차라고 할 것이 거의 없다. 잘해야 삼십 센티미터라, 서해 사람들은 내가 물때표를 꺼내는 것만 보아도 웃는다. 그러나 석호는 높이를 따지지 않는다. 바람과, 지난주에 내린 비와, 지난 너울이 입구에 남긴 모래를 따진다. [공식 예보](https://www.khoa.go.kr)에서 시작해 나는 이렇게 덜어 낸다.

- 바닷바람이 분 날마다 십 분씩
- 산에 비가 왔다면 십오 분
- 너울이 일 미터를 넘으면 그날 아침 전부

## 실수

두 해 전, 마른 장화로 건너가 온전한 불가사리 한 마리를 만나 그림을 그렸다. 고개를 드니 거품이 바로 흐르고 있었다. 바로 흐르면 늦은 것이다. 그림을 입에 물고 무릎까지 젖어 돌아왔다. 그림은 잘 나왔다. 장화를 신는 자리에 걸어 두었다.

**일찍 가자. 아무것도 하지 말자. 게가 내려가면 우리도 내려가자.**
`),
    ),
    cover: "ripples",
    photos: ["glitter", "flock", "pines"],
    place: "songjiho",
    related: ["two-tides", "the-heron-clock"],
    tags: ["tide", "shore", "winter"],
    walkedDaysAgo: 4,
    length: 8.4,
    needsLowWater: true,
    by: "sora",
    daysAgo: 4,
    editedDaysAgo: 1,
    version: 7,
  },
  {
    key: "two-tides",
    title: both("Two coasts, two clocks", "두 바다, 두 시계"),
    summary: both(
      "I moved from Incheon to Gangneung and had to learn the sea again from nothing.",
      "인천에서 강릉으로 이사 온 뒤, 바다를 처음부터 다시 배웠다.",
    ),
    story: both(
      richText(`
On the west coast the sea is an appointment. You look up the hour, you come, and if you are late there is no sea, only a grey plain with boats lying on their sides. I grew up thinking that all water was like this: punctual and far away.

In Gangneung the sea is simply *there*. It stands at the same line at noon and at midnight, and nobody on the beach knows what the moon is doing. For the first month I kept asking when the tide was. The woman at the noodle shop thought that I meant the bus.

What changes here is weight. The same line, but some days the water leans on it and some days it leans away. I have begun to read that instead: the sound on the shingle, the distance between the last wave and the wall.
`),
      richText(`
서해에서 바다는 약속이다. 시간을 찾아보고, 맞춰 나가고, 늦으면 바다는 없다. 배들이 옆으로 누운 잿빛 들판만 있다. 나는 모든 물이 그런 줄 알고 자랐다. 시간을 잘 지키고, 멀리 있는 것.

강릉의 바다는 그냥 **거기** 있다. 한낮에도 한밤에도 같은 금에 서 있고, 모래밭의 누구도 달이 무엇을 하는지 모른다. 첫 달에는 물때가 언제냐고 묻고 다녔다. 국숫집 아주머니는 버스를 묻는 줄 아셨다.

이곳에서 달라지는 것은 무게다. 금은 같지만 어떤 날은 물이 몸을 기대고, 어떤 날은 뒤로 물러선다. 이제는 그것을 읽으려 한다. 자갈 위의 소리, 마지막 물결과 방파제 사이의 거리를.
`),
    ),
    cover: "surf",
    photos: [],
    place: "anmok",
    related: ["reading-the-tide"],
    tags: ["tide", "shore"],
    walkedDaysAgo: 88,
    length: 3.2,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 84,
    editedDaysAgo: 82,
    version: 2,
  },
  {
    key: "sea-road-jindo",
    title: both("The hour the sea road opens", "바닷길이 열리는 한 시간"),
    summary: both(
      "At Hoedong the water steps aside, and a village walks to its island in rubber boots.",
      "회동에서 물이 비켜서면, 온 마을이 장화를 신고 섬까지 걸어간다.",
    ),
    story: both(
      richText(`
You hear it before you see it. Gongs, then a loudspeaker testing itself, then four thousand people who have all decided to whisper. The strip is a shadow under the water at half past five. Ten minutes later a man in yellow boots is standing on the sea.

## How it goes

A few times a year the ebb between Jindo and the little island of Modo is low enough to bare a ridge nearly three kilometres long. It curves, which no photograph prepares you for. You do not walk straight at the island; you walk along the back of something that is asleep.

1. Stand near the front, but not in front. The first ones get wet.
2. Keep to the crown of the ridge. The weed on the flanks is a slide.
3. Turn when the people from the village turn. Do not look at your watch, look at them.

## Grandmother Ppong

The statue on the shore is of a woman left behind when everyone else fled to the island from the tigers. She prayed until the sea made a road. I asked an old man whether he believed it.

> “I believe in the grandmother,” he said. “The road I can see.”

We had got two thirds across when the drummers from the other side reached us. There was a moment of bowing, in water up to the ankles, of people who live a short ferry apart and meet on foot a few times a year. Then somebody’s nephew shouted a time, and both halves of the world turned round and went home.

## What I would do again

Go to the *second* evening of the spring tides, not the first. The ridge dries for a little less time, but half of the people have left, and one can hear the clams spit.
`),
      richText(`
보이기 전에 들린다. 징 소리, 확성기가 목을 고르는 소리, 그리고 다 같이 속삭이기로 한 사천 명의 소리. 다섯 시 반에 길은 물 밑의 그림자였다. 십 분 뒤, 노란 장화를 신은 아저씨 하나가 바다 위에 서 있다.

## 길이 열리는 법

한 해에 몇 번, 진도와 작은 섬 모도 사이의 썰물이 길이 삼 킬로미터 가까운 등성이를 드러낼 만큼 낮아진다. 등성이는 휘어 있다. 사진으로는 미처 알 수 없는 일이다. 섬을 향해 곧장 걷는 것이 아니라, 잠든 무언가의 등을 따라 걷는다.

1. 앞쪽에 서되 맨 앞에는 서지 않는다. 맨 앞은 젖는다.
2. 등성이 한가운데로 걷는다. 옆구리의 해초는 미끄럼틀이다.
3. 마을 사람들이 돌아설 때 함께 돌아선다. 시계 말고 사람을 본다.

## 뽕할머니

바닷가의 동상은 호랑이를 피해 모두 섬으로 건너갈 때 홀로 남은 할머니다. 할머니가 빌고 또 빌어 바다가 길을 냈다고 한다. 그 말을 믿느냐고 어르신께 여쭈었다.

> “할머니는 믿지.” 어르신이 말했다. “길이야 눈에 보이는 거고.”

삼분의 이쯤 갔을 때 건너편에서 온 풍물패와 마주쳤다. 발목까지 물에 잠긴 채 서로 고개를 숙이는 순간이 있었다. 뱃길로 지척에 살면서 걸어서는 한 해에 몇 번 만나는 사람들이다. 누군가의 조카가 시각을 외치자, 세상의 두 쪽이 함께 돌아서서 집으로 갔다.

## 다시 간다면

사리의 첫날 말고 **둘째 날 저녁**에 가겠다. 길은 조금 덜 열리지만 사람이 절반이라, 조개가 물을 뱉는 소리까지 들린다.
`),
    ),
    cover: "ripples",
    photos: ["glitter", "reeds"],
    place: "hoedong",
    related: ["island-by-causeway"],
    tags: ["tide", "people", "spring"],
    walkedDaysAgo: 240,
    length: 5.6,
    needsLowWater: true,
    by: "sora",
    daysAgo: 238,
    editedDaysAgo: 163,
    version: 3,
  },
  {
    key: "island-by-causeway",
    title: both("An island with opening hours", "문 여는 시간이 있는 섬"),
    summary: both(
      "Jebudo’s road is under water twice a day, and the barrier is not a suggestion.",
      "제부도의 길은 하루 두 번 물에 잠기고, 차단기는 권유가 아니다.",
    ),
    story: both(
      richText(`
The timetable hangs by the barrier, handwritten, with tomorrow’s already pinned behind it. We had read it wrong. We had read the column for the day before, and so we ate clam soup on the island for six hours more than we had planned.

It was the best part. When the road goes under, the day visitors leave in one long string of brake lights, and the place lets out its breath. A dog lay down in the middle of the junction. The owner of the soup shop took off her apron, came out with a folding chair and looked at the water as if it were television.

We crossed back at nine in the evening. The asphalt was wet and smelt of oysters, and small things ran out of the headlights.
`),
      richText(`
차단기 옆에 손으로 쓴 시간표가 걸려 있고, 그 뒤에는 내일 것이 벌써 꽂혀 있다. 우리는 그것을 잘못 읽었다. 어제 칸을 읽은 탓에, 예정보다 여섯 시간이나 더 섬에 남아 바지락칼국수를 먹었다.

그 여섯 시간이 가장 좋았다. 길이 잠기면 당일치기 손님들이 긴 브레이크등의 줄이 되어 빠져나가고, 섬은 그제야 숨을 내쉰다. 개 한 마리가 네거리 한가운데 드러누웠다. 칼국숫집 아주머니는 앞치마를 벗고 접의자를 들고 나와, 텔레비전 보듯 물을 보셨다.

밤 아홉 시에 건너왔다. 젖은 아스팔트에서 굴 냄새가 났고, 전조등 밖으로 작은 것들이 달아났다.
`),
    ),
    photos: ["moon"],
    place: "jebudo",
    related: ["sea-road-jindo"],
    tags: ["tide", "island", "food"],
    walkedDaysAgo: 165,
    length: 4.5,
    needsLowWater: true,
    by: "linus",
    daysAgo: 163,
    editedDaysAgo: 155,
    version: 2,
  },
  {
    key: "the-heron-clock",
    title: both("The heron clock", "왜가리 시계"),
    summary: both(
      "One bird, one post, and eleven weeks of being on time.",
      "새 한 마리, 말뚝 하나, 열한 주 동안의 정시.",
    ),
    story: both(
      richText(`
From my window in Ganwol I can see one post of the old oyster racks. A grey heron lands on it when the water is down to its second barnacle ring. I wrote down the time every day for eleven weeks, and compared it with the table afterwards.

The heron was late by four minutes on average. On the three days when it was late by more, there had been a north wind holding the water in the bay. So the bird was right, and the table was a wish.
`),
      richText(`
간월도 집 창문에서는 옛 굴 양식장의 말뚝 하나가 보인다. 물이 두 번째 따개비 띠까지 내려가면 그 위에 왜가리가 앉는다. 열한 주 동안 날마다 그 시각을 적었고, 나중에 물때표와 견주었다.

왜가리는 평균 사 분 늦었다. 그보다 더 늦은 사흘은 북풍이 만 안에 물을 붙들고 있던 날이었다. 그러니 새가 맞았고, 표는 바람이었다.
`),
    ),
    photos: ["flock"],
    place: "cheonsu-bay",
    related: ["reading-the-tide"],
    tags: ["tide", "birds"],
    walkedDaysAgo: 302,
    length: 0.4,
    needsLowWater: false,
    by: "amara",
    daysAgo: 301,
  },
  {
    key: "slack-water",
    title: english("Slack water"),
    summary: english("Between in and out there is a pause of about nine minutes. I try to spend it well."),
    story: english(
      richText(`
Nothing points anywhere. The weed hangs straight down, the moored boats forget which way they face, and a floating leaf stays beside the same stone for long enough that you learn the leaf.

I used to use slack water for crossing things. Now I use it for sitting. Nine minutes is a cup of tea, or one honest letter, or the time it takes to notice that you have been clenching your jaw since Tuesday. Then the leaf gives a small shrug and goes, and you can go too.
`),
    ),
    cover: "glitter",
    photos: [],
    place: "cheongsando",
    related: [],
    tags: ["tide"],
    walkedDaysAgo: 379,
    length: 2,
    needsLowWater: false,
    by: "ada",
    daysAgo: 377,
  },
  {
    key: "spring-tide-supper",
    title: korean("사리 때 저녁상"),
    summary: korean("물이 가장 멀리 나간 날에는 밥상이 가장 가까워진다."),
    story: korean(
      richText(`
음력 보름이 지나면 어머니는 달력보다 먼저 바구니를 꺼내셨다. 물이 제일 많이 나가는 이틀, 평소에는 물 밑에 있던 돌들이 등을 내민다. 그 돌 밑에 저녁상이 있다.

바지락은 손바닥만 한 데 다섯 알, 소라는 운이 좋으면 셋. 욕심을 내면 돌아오는 길이 무겁고, 욕심을 안 내면 국물이 싱겁다. 어머니는 늘 바구니의 칠 부에서 호미를 씻으셨다. “남은 삼 부는 다음 사리 몫이야.”

요즘 나는 해감을 하면서 그 말을 생각한다. 소금물 속에서 조개가 하나씩 입을 열고, 부엌에서 갯벌 냄새가 난다. 칠 부의 바구니는 한 번도 모자란 적이 없었다.
`),
    ),
    photos: [],
    place: "gochang",
    related: ["sea-road-jindo"],
    tags: ["tide", "food", "people"],
    walkedDaysAgo: 458,
    length: 1.8,
    needsLowWater: true,
    by: "hyunwoo",
    daysAgo: 455,
  },
  {
    key: "tide-mark-on-the-door",
    title: both("The line on the door", "문에 남은 금"),
    summary: both(
      "In a shed at Sangju somebody has pencilled every high water that came inside.",
      "상주의 어느 창고 문에는 안까지 들어온 물의 높이가 모두 연필로 적혀 있다.",
    ),
    story: both(
      richText(`
The door is blue, and the lines are in carpenter’s pencil: a year, a month, sometimes a name. Maemi is the highest, level with my collarbone. Below it come others that had no name, only “night” or “with Dad”.

The owner keeps nets there and has never repainted that side. I asked whether he minded the sea coming in. He thought about it. “It always wiped its feet on the way out,” he said.
`),
      richText(`
파란 문에 목수 연필로 그은 금들이 있다. 해, 달, 때로는 이름. 가장 높은 것은 매미, 내 쇄골 높이다. 그 아래는 이름 없는 물들이라 “밤” 또는 “아버지랑”이라고만 적혀 있다.

주인은 그곳에 그물을 두고, 문의 그쪽 면은 한 번도 다시 칠하지 않았다. 물이 들어오는 것이 싫지 않으냐고 물었더니 잠시 생각하다 말했다. “나갈 때는 늘 발을 닦고 나갔어요.”
`),
    ),
    photos: [],
    place: "sangju",
    related: ["after-the-typhoon"],
    tags: ["tide", "weather", "people"],
    walkedDaysAgo: 533,
    length: 1.1,
    needsLowWater: false,
    by: "grace",
    daysAgo: 530,
    editedDaysAgo: 480,
    version: 2,
  },
  {
    key: "tidal-current-at-myeongnyang",
    title: both("Standing above a strait that shouts", "소리치는 물목 위에 서서"),
    summary: both(
      "At full run the water off Jindo is not blue or green. It is muscle.",
      "물살이 가장 셀 때 진도 앞바다는 푸르지도 검지도 않다. 근육 같다.",
    ),
    story: both(
      richText(`
They call it the crying channel, and from the bridge I could hear why. The stream comes through the narrows faster than I can run, folds over rocks that one never sees, and makes a sound like a stadium two streets away.

Boats go through at the turn, or sideways. I watched a ferry point itself at one shore in order to arrive at the other, with the skipper leaning on the rail and eating a pear.
`),
      richText(`
사람들은 그 물목을 울돌목이라 부른다. 다리 위에 서니 까닭이 들렸다. 내가 뛰는 것보다 빠른 물이 좁은 목으로 밀려와 보이지 않는 바위를 접듯이 넘고, 두 골목 너머 운동장 같은 소리를 낸다.

배는 물이 돌 때 지나거나, 비스듬히 지난다. 건너편에 닿으려고 이쪽을 겨누고 가는 배를 보았다. 선장은 난간에 기대어 배 한 알을 깎아 먹고 있었다.
`),
    ),
    photos: ["glitter"],
    place: "hoedong",
    related: ["sea-road-jindo"],
    tags: ["tide", "harbour"],
    walkedDaysAgo: 615,
    length: 3.7,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 612,
  },
  {
    key: "how-to-be-late",
    title: english("How to be late for low water"),
    summary: english("A list, drawn up honestly, from one who has tried every way."),
    story: english(
      richText(`
- Read the table for the wrong port.
- Read the right port, and forget that the table is in standard time while your aunt’s kitchen clock has its own.
- Stop for coffee because there is plenty of time.
- Take the shore path because there is plenty of time.
- Explain the moon to a child, with an orange.
- Find one very good shell.

If you manage all six you will arrive for high water, which is also worth seeing, and has better light.
`),
    ),
    photos: ["surf"],
    place: "jebudo",
    related: ["island-by-causeway"],
    tags: ["tide", "kit"],
    walkedDaysAgo: 746,
    length: 2.3,
    needsLowWater: true,
    by: "ada",
    daysAgo: 744,
  },
  {
    key: "neap-week",
    title: both("A week of neaps", "조금 한 주"),
    summary: both(
      "When the tide does very little, the shore has time for other business.",
      "물이 별로 움직이지 않는 한 주, 바닷가는 다른 일을 한다.",
    ),
    story: both(
      richText(`
Nobody plans a walk for the neaps. The flats stay half covered, the pools stay half hidden, and the fishermen of Deungnyang mend things. So the lanes are full: nets drawn across the road like hair being combed, a radio on a wall, grandchildren threading floats.

I walked the sea wall on all seven days, and the water stood each time within a hand of where it had been. It was like visiting someone who is resting. One sits, one does not ask for much.
`),
      richText(`
조금에 맞춰 걷기 약속을 잡는 사람은 없다. 갯벌은 반쯤 잠긴 채이고 웅덩이는 반쯤 숨은 채이며, 득량만의 어부들은 무언가를 고친다. 그래서 골목이 가득하다. 머리를 빗기듯 길에 펼친 그물, 담장 위의 라디오, 부표를 꿰는 손주들.

이레 내내 방조제를 걸었는데 물은 날마다 어제 자리에서 한 뼘을 벗어나지 않았다. 쉬고 있는 사람을 찾아간 것 같았다. 곁에 앉되, 많이 청하지 않는다.
`),
    ),
    cover: "reeds",
    photos: [],
    place: "deungnyang",
    related: [],
    tags: ["tide", "harbour", "people"],
    walkedDaysAgo: 870,
    length: 21.5,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 868,
  },
  {
    key: "first-notes-on-the-bar",
    title: both("First notes on the bar", "모래톱의 첫 기록"),
    summary: both(
      "Where the three-winter notebook begins, with everything still wrong.",
      "세 해 겨울 공책의 첫 장. 아직은 모두 틀렸다.",
    ),
    story: both(
      richText(`
Day one. I believed that the bar opens at low water. It opened fifty minutes before, then closed, then opened again for a dog.

Day two. Brought a stick with marks. Left the stick on the far side.

Day three. Rain. Drew the heron, who did not move, and so learned that the heron is the instrument.
`),
      richText(`
첫째 날. 모래톱은 간조에 열린다고 믿었다. 오십 분 전에 열렸다가, 닫혔다가, 개 한 마리를 위해 다시 열렸다.

둘째 날. 눈금을 그은 막대를 가져갔다. 막대를 건너편에 두고 왔다.

셋째 날. 비. 움직이지 않는 왜가리를 그리다가, 왜가리가 곧 계기라는 것을 배웠다.
`),
    ),
    photos: ["ripples"],
    place: "songjiho",
    related: ["reading-the-tide"],
    tags: ["tide", "winter"],
    walkedDaysAgo: 1073,
    length: 2.6,
    needsLowWater: true,
    by: "sora",
    daysAgo: 1071,
  },
];
