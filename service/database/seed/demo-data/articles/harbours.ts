import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const harbours: DemoArticle[] = [
  {
    key: "first-boat-out",
    title: both("First boat out of Sokcho", "속초항 첫 배"),
    summary: both("Squid, fog, and coffee from a kettle", "오징어, 안개, 그리고 주전자 커피"),
    story: both(
      richText(`
At 05:10 the harbour is a smell and some voices. You walk towards a lamp, and the lamp says that you are late. I stepped over a gap which I could hear but not see, and was aboard the *Haeyang*, nine tonnes, skipper Mr Ham, crew his brother-in-law, passenger me.

## Fog

We went out at the speed of a man pushing a bicycle. Mr Ham steered with his knee, since he needed both hands for the coffee, which he makes in a kettle with the sugar already in it. Every minute he turned his head and listened. I asked to what. “To the mole,” he said. “When it stops talking on the left, we are outside.”

It stopped. Nothing else changed. There was grey, and in the grey a slow lift and fall, as when one holds a sleeping child.

## 05:40

Then a boat came out of it, quite near, dark green over red, without a sound. Somebody aboard raised a hand. Mr Ham raised his cup. She went back in. I took one photograph and have looked at it every week since.

- Forty minutes out: the lines go over.
- An hour: nine squid, and a pufferfish, who was put back with some ceremony.
- Two hours: the sun, like a coin in milk.

> My father said fog is the sea’s day off. You may work, but keep your voice down.

## In

The market had begun without us. Squid were thirty thousand won for twenty, which made both brothers-in-law suck their teeth in the same key. I was paid in soup. By the time I had finished it the fog was gone, and the harbour had turned into just a harbour, with its colours on, and people who could see where they were going.
`),
      richText(`
다섯 시 십 분의 항구는 냄새와 목소리 몇이다. 불빛을 향해 걸어가면 불빛이 늦었다고 말한다. 들리기는 하는데 보이지는 않는 틈을 건너 해양호에 올랐다. 아홉 톤, 선장은 함 선생, 선원은 그의 처남, 손님은 나.

## 안개

자전거를 끌고 가는 사람의 속도로 나갔다. 함 선생은 무릎으로 키를 잡았다. 두 손은 커피에 필요했다. 그의 커피는 설탕까지 넣어 주전자에 끓인다. 일 분마다 고개를 돌려 귀를 기울였다. 무엇을 듣느냐고 물었다. “방파제요. 왼쪽에서 말소리가 끊기면 밖에 나온 겁니다.”

끊겼다. 달라진 것은 없었다. 잿빛이 있고, 잿빛 속에 느리게 오르내리는 것이 있었다. 잠든 아이를 안고 있을 때처럼.

## 05:40

그때 아주 가까이에서 배 한 척이 소리 없이 나왔다. 위는 짙은 초록, 아래는 붉은색. 누군가 손을 들었다. 함 선생은 잔을 들었다. 배는 도로 들어갔다. 사진을 한 장 찍었고, 그 뒤로 매주 들여다본다.

- 사십 분 나가서 줄을 내렸다.
- 한 시간째, 오징어 아홉 마리와 복어 한 마리. 복어는 예를 갖추어 돌려보냈다.
- 두 시간째, 우유 속 동전 같은 해.

> 아버지는 안개가 바다의 쉬는 날이라고 하셨어요. 일은 해도 되지만 목소리는 낮추라고.

## 들어오다

어시장은 우리 없이 시작되어 있었다. 오징어가 스무 마리에 삼만 원이라, 두 사람은 같은 음으로 혀를 찼다. 내 품삯은 국 한 그릇이었다. 다 먹었을 때 안개는 걷혔고, 항구는 그저 항구가 되어 있었다. 제 빛깔을 켜고, 어디로 가는지 보며 걷는 사람들과 함께.
`),
    ),
    cover: "boat",
    photos: ["glitter"],
    place: "sokcho",
    related: ["auction-bell", "harbour-dog"],
    tags: ["harbour", "people", "weather", "food"],
    walkedDaysAgo: 46,
    length: 1.2,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 44,
    editedDaysAgo: 42,
    version: 3,
  },
  {
    key: "auction-bell",
    title: both("The bell at six", "여섯 시의 종"),
    summary: both(
      "An auction lasts eleven seconds. Learning to see it takes a winter.",
      "경매는 십일 초면 끝난다. 그것을 보는 눈은 겨우내 걸린다.",
    ),
    story: both(
      richText(`
A man rings a handbell and thirty people in rubber boots stop being neighbours. The auctioneer sings. That is the only word: four notes, up and down, with the price somewhere inside, the way a name is inside a call. Under the flaps of their jackets the buyers make shapes with their fingers.

## What the fingers say

I stood behind Mrs Bang at Jumunjin for eleven mornings, with her permission and her spare apron. She taught me one to five in the first week. Then six to nine, which use the same fingers and a different face.

1. Show it low, near the belt, for him only.
2. Show it once. The second time is a different price.
3. When it is sold, look at something else. *Nobody wants to be looked at when they have just lost a halibut.*

## Lot 31

It was a box of flounder, not large. She wanted it for a wedding. I saw her hand go out and I could read it, for the first time, as one suddenly understands a word in the street abroad. Eight. And across the ring a hand that said eight and a half.

She did not move. The note went round again. She looked at the other woman, not at her hand. Then she put her own in her pocket.

> “Hers is a funeral,” she said. “I know the boat.”

Lot 32 was flounder too. Nobody else bid. Eleven seconds, and thirty people in boots who were all looking at something else.
`),
      richText(`
누가 손종을 치면 고무장화를 신은 서른 사람은 이웃이기를 멈춘다. 경매사는 노래한다. 그 말밖에 없다. 네 음이 오르내리고, 부르는 소리 속에 이름이 들어 있듯 그 안 어딘가에 값이 있다. 사는 사람들은 옷자락 밑에서 손가락으로 모양을 짓는다.

## 손가락이 하는 말

주문진에서 열하루 아침을 방씨 아주머니 뒤에 서 있었다. 허락을 얻고 여벌 앞치마를 얻어 입었다. 첫 주에 하나부터 다섯까지 배웠다. 여섯부터 아홉은 같은 손가락에 다른 얼굴을 쓴다.

1. 허리께에 낮게, 경매사에게만 보인다.
2. 한 번만 보인다. 두 번째는 다른 값이다.
3. 팔리고 나면 딴 데를 본다. **방금 광어를 놓친 사람은 누가 보는 것이 싫은 법이다.**

## 서른한 번

크지 않은 가자미 한 상자였다. 아주머니는 잔칫집에 쓸 참이었다. 손이 나가는 것이 보였고, 처음으로 그것이 읽혔다. 외국 거리에서 말 한마디가 문득 들리는 것처럼. 여덟. 그리고 건너편의 손은 여덟 반이라고 했다.

아주머니는 움직이지 않았다. 노래가 한 번 더 돌았다. 아주머니는 손이 아니라 그 사람을 보았다. 그러고는 제 손을 주머니에 넣었다.

> “저이는 초상집이야.” 아주머니가 말했다. “내가 그 배를 알아.”

서른두 번도 가자미였다. 아무도 값을 부르지 않았다. 십일 초 동안, 장화를 신은 서른 사람이 모두 딴 데를 보고 있었다.
`),
    ),
    cover: "boat",
    photos: [],
    place: "jumunjin",
    related: ["first-boat-out"],
    tags: ["harbour", "people", "food"],
    walkedDaysAgo: 98,
    length: 0.6,
    needsLowWater: false,
    by: "linus",
    daysAgo: 87,
    editedDaysAgo: 77,
    version: 3,
  },
  {
    key: "harbour-dog",
    title: both("The dog who meets the ferry", "여객선을 마중하는 개"),
    summary: both(
      "He belongs to nobody on the island and knows the timetable.",
      "섬의 누구네 개도 아닌데 시간표를 안다.",
    ),
    story: both(
      richText(`
Ten to eleven and ten to four: that is when he gets up. He walks down the middle of the street at Jeodong, sits by the second bollard and looks out to sea with an expression of mild responsibility.

When the ramp comes down he greets everybody equally, accepts nothing, and sees the last of them off to the bus. I asked the woman in the ticket office whom he was waiting for. “Waiting?” she said. “He is *working*.”
`),
      richText(`
열 시 오십 분과 세 시 오십 분. 그가 일어나는 시각이다. 저동 길 한가운데로 걸어 내려가 두 번째 배말뚝 옆에 앉아서, 가벼운 책임감이 있는 얼굴로 바다를 본다.

뱃다리가 내려오면 모두를 똑같이 반기고, 아무것도 받아먹지 않으며, 마지막 손님이 버스에 타는 것까지 본다. 누구를 기다리는 거냐고 매표소에 물었다. “기다리다니요. **일하는** 거예요.”
`),
    ),
    photos: ["boat"],
    place: "jeodong",
    related: [],
    tags: ["harbour", "island"],
    walkedDaysAgo: 137,
    length: 0.5,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 134,
    editedDaysAgo: 133,
    version: 2,
  },
  {
    key: "net-needle",
    title: both("Mending, in forty knots", "마흔 매듭으로 깁다"),
    summary: both(
      "A net is mostly holes. Mrs Seo sees to it that they are the right ones.",
      "그물은 거의 구멍이다. 서씨 할머니는 구멍이 제대로 나 있도록 살핀다.",
    ),
    story: both(
      richText(`
She cuts away before she mends. The tear gets larger and larger, and I thought of saying something. When its edges were clean she began in a corner with the needle, a bamboo thing as thin as a leaf, and the mesh grew out of her hand like frost.

“Torn you cannot mend,” she said. “You can only mend *cut*.” I have thought about that in connection with a number of things.
`),
      richText(`
할머니는 깁기 전에 잘라 낸다. 찢어진 데가 자꾸 커져서 말씀을 드릴까 했다. 가장자리가 깨끗해지자 댓잎처럼 얇은 바늘로 모서리에서 시작했고, 그물코가 손에서 성에처럼 자랐다.

“찢어진 건 못 기워. 자른 것만 깁지.” 그 말을 여러 가지 일에 대어 생각해 보았다.
`),
    ),
    photos: [],
    place: "guryongpo",
    related: [],
    tags: ["harbour", "people"],
    walkedDaysAgo: 181,
    length: 1.4,
    needsLowWater: false,
    by: "amara",
    daysAgo: 179,
  },
  {
    key: "sokcho-ferry-by-rope",
    title: both("Across the harbour by rope", "줄을 당겨 건너는 항구"),
    summary: both(
      "The gaetbae at Sokcho has no engine. It has you.",
      "속초 갯배에는 엔진이 없다. 손님이 있다.",
    ),
    story: both(
      richText(`
The fare is five hundred won and a bit of work. You are given an iron hook, you hook the cable, and you walk from the bow to the stern leaning back. The raft walks the other way. Everyone pretends that they are not enjoying it.

An old lady with leeks watched my technique for one crossing and then took the hook out of my hand. She had come over on it in 1953, she said, and had no time.
`),
      richText(`
뱃삯은 오백 원에 일 조금이다. 쇠갈고리를 받아 줄에 걸고, 뱃머리에서 고물까지 몸을 젖혀 걷는다. 배는 반대로 걷는다. 다들 재미없는 척을 한다.

대파를 든 할머니가 내 솜씨를 한 번 건널 동안 지켜보더니 갈고리를 가져가셨다. 1953년부터 이 배를 탔는데, 지금 바쁘다고 하셨다.
`),
    ),
    cover: "boat",
    photos: [],
    place: "sokcho",
    related: ["first-boat-out"],
    tags: ["harbour", "people"],
    walkedDaysAgo: 245,
    length: 2.3,
    needsLowWater: false,
    by: "sora",
    daysAgo: 243,
  },
  {
    key: "crab-season-opens",
    title: korean("대게 풀리는 날"),
    summary: korean("십일월 첫날 자정, 후포항의 배들이 한꺼번에 시동을 건다."),
    story: korean(
      richText(`
자정 오 분 전까지는 조용하다. 선장들은 조타실에서 시계를 보고, 아내들은 보온병을 건네고 돌아선다. 자정이 되면 항구가 통째로 헛기침을 한다.

배가 빠져나간 자리에 물만 출렁인다. 남은 사람들은 집에 가지 않고 찜통을 닦는다. 아무도 자지 않는데 모두 불을 끈다. 불을 켜 두면 기다리는 것 같아서라고 했다.

새벽 다섯 시, 첫 배의 불빛이 보이자 골목의 창이 하나씩 켜졌다.
`),
    ),
    photos: ["boat", "moon"],
    place: "hupo",
    related: ["auction-bell"],
    tags: ["harbour", "winter", "food", "night"],
    walkedDaysAgo: 314,
    length: 1.1,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 311,
  },
  {
    key: "ice-plant",
    title: both("The factory that makes winter", "겨울을 만드는 공장"),
    summary: both(
      "A hundred and thirty-five kilos of ice, sliding down a chute into a hold.",
      "백삼십오 킬로그램의 얼음이 미끄럼을 타고 배 속으로 들어간다.",
    ),
    story: both(
      richText(`
It takes two days to freeze a block properly. Hurry, and it goes white and brittle in the middle; slowly, and it comes out as clear as a window with one feather of air in it.

They tip it, it crosses the floor by itself like a cow who knows the way, the crusher shouts, and it is snow. In August the children of Naksan stand under the leak in the chute with their mouths open. Nobody has ever mended that leak.
`),
      richText(`
얼음 한 장을 제대로 얼리는 데 이틀이 걸린다. 서두르면 가운데가 희고 푸석해진다. 천천히 얼리면 공기 깃털 하나를 품은 창처럼 맑게 나온다.

기울이면 길을 아는 소처럼 혼자 바닥을 건너가고, 분쇄기가 고함을 치면 눈이 된다. 팔월이면 낙산의 아이들이 물받이 새는 자리에 입을 벌리고 선다. 그 새는 데를 고친 사람은 여태 없다.
`),
    ),
    photos: [],
    place: "naksan",
    related: ["swift-house"],
    tags: ["harbour", "summer", "people"],
    walkedDaysAgo: 375,
    length: 0.8,
    needsLowWater: false,
    by: "grace",
    daysAgo: 372,
    editedDaysAgo: 79,
    version: 2,
  },
  {
    key: "names-on-the-bows",
    title: both("The names on the bows", "뱃머리의 이름들"),
    summary: both(
      "I read a harbour aloud from north to south and it came out as a kind of prayer.",
      "항구를 북에서 남으로 소리 내어 읽었더니 기도 같은 것이 되었다.",
    ),
    story: both(
      richText(`
*Great Fortune. Mother Star. East Light 2. Young-hee. Peace. Peace 3. Young-hee’s little sister.* What became of Peace 2 I did not like to ask.

The newest has a name in gold leaf. The oldest has been painted so many times that one can read it with a finger.
`),
      richText(`
대복호. 모성호. 동광 2호. 영희호. 평화호. 평화 3호. 영희 동생호. 평화 2호는 어떻게 되었는지 차마 묻지 못했다.

가장 새 배의 이름은 금박이다. 가장 오래된 배는 하도 여러 번 덧칠해서 손가락으로 읽을 수 있다.
`),
    ),
    photos: ["boat"],
    place: "daejin",
    related: [],
    tags: ["harbour"],
    walkedDaysAgo: 446,
    length: 1,
    needsLowWater: false,
    by: "grace",
    daysAgo: 444,
  },
  {
    key: "dried-pollack-wind",
    title: korean("황태는 바람이 만든다"),
    summary: korean("스무 번 얼고 스무 번 녹아야 노랗게 된다."),
    story: korean(
      richText(`
덕장 아저씨는 하늘이 오 할, 바람이 사 할, 나머지가 사람이라고 했다. 너무 추우면 하얗게 질리고, 포근하면 검게 변한다. 밤에 얼고 낮에 녹기를 겨우내 되풀이해야 살이 솜처럼 부풀어 노란빛이 든다.

바닷가에서 자란 나에게는 바다 없는 곳에서 만나는 생선이 낯설었다. 대관령 눈밭에 줄지어 걸린 수만 마리가 바람이 불 때마다 서로 부딪쳐 달그락거렸다. 바다를 떠난 지 석 달인데, 소리만은 잔물결 같았다.
`),
    ),
    photos: ["ridges"],
    place: "daegwallyeong",
    related: ["five-ridges"],
    tags: ["food", "winter", "weather"],
    walkedDaysAgo: 518,
    length: 3.5,
    needsLowWater: false,
    by: "sora",
    daysAgo: 515,
  },
  {
    key: "whale-street",
    title: english("The street that used to sell whales"),
    summary: english("A quiet walk in Guryongpo, with a ghost at every second door."),
    story: english(
      richText(`
The signs are repainted and the trade is not. There is a noodle shop with a jawbone for a gate. There is a grandfather who will show you, by pacing it out along three shop fronts, how long a finback is.

He stops before the chemist’s. “That’s the heart,” he says, and holds out his arms. Then he walks on for another while, in silence, to the tail.
`),
    ),
    photos: [],
    place: "guryongpo",
    related: ["net-needle"],
    tags: ["harbour", "people"],
    walkedDaysAgo: 607,
    length: 2.6,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 605,
  },
  {
    key: "mole-walkers",
    title: both("Who walks on the mole at six", "여섯 시 방파제의 사람들"),
    summary: both(
      "A census of one kilometre of concrete, weekdays, before work.",
      "콘크리트 일 킬로미터의 인구 조사. 평일, 출근 전.",
    ),
    story: both(
      richText(`
- Two sisters, quarrelling, arms linked.
- A man who walks backwards for his knees and knows every joint in the concrete.
- Eleven rods, three fish, nobody in a hurry to change that.
- A nurse coming off the night shift. She goes to the end, touches the lamp, and goes home to bed.
- Me, with a pencil, counted by all of the others.
`),
      richText(`
- 팔짱을 끼고 다투는 자매 둘.
- 무릎에 좋다고 뒤로 걷는 아저씨. 콘크리트 이음매를 다 안다.
- 낚싯대 열하나, 물고기 셋. 바꾸려고 서두르는 사람은 없다.
- 밤 근무를 마친 간호사. 끝까지 가서 등대를 짚고, 자러 간다.
- 연필을 든 나. 나머지 모두가 나를 세고 있다.
`),
    ),
    photos: ["glitter"],
    place: "anmok",
    related: [],
    tags: ["harbour", "people"],
    walkedDaysAgo: 713,
    length: 2,
    needsLowWater: false,
    by: "linus",
    daysAgo: 711,
    editedDaysAgo: 708,
    version: 2,
  },
  {
    key: "boatyard-fire",
    title: both("Bending a plank", "널을 휘다"),
    summary: both(
      "The last wooden-boat builder at Daejin works with reeds, fire and a wet broom.",
      "대진의 마지막 목선 목수는 갈대와 불과 젖은 빗자루로 일한다.",
    ),
    story: both(
      richText(`
The cedar lies over two trestles with a stone hung from its end. He burns reeds below it, and with the broom he keeps it from catching. After twenty minutes the plank sighs. The stone has come down by a hand.

He builds one boat a year now, and nobody has ordered the next. “It is better than ordered,” he said. “It is *wanted*.” By whom? He pointed with the broom at a girl of about twelve, who was holding the bucket, and who went red.
`),
      richText(`
삼나무 널을 받침 두 개에 걸치고 끝에 돌을 매단다. 밑에서 갈대를 태우며, 불이 붙지 않도록 젖은 빗자루로 다독인다. 이십 분이 지나면 널이 한숨을 쉰다. 돌이 한 뼘 내려와 있다.

이제는 한 해에 한 척을 짓는데, 다음 배를 주문한 사람은 없다. “주문보다 나은 게 있지. 갖고 싶다는 사람이 있어.” 누구냐고 묻자 그가 빗자루로 가리켰다. 양동이를 든 열두어 살 여자아이의 얼굴이 빨개졌다.
`),
    ),
    photos: ["boat"],
    place: "daejin",
    related: ["names-on-the-bows"],
    tags: ["harbour", "people"],
    walkedDaysAgo: 834,
    length: 0.9,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 832,
  },
  {
    key: "harbour-cats",
    title: both("A short directory of harbour cats", "항구 고양이 명부"),
    summary: both("Arranged by pier. Corrections welcome.", "부두별로 정리했다. 고칠 것은 알려 주기 바란다."),
    story: both(
      richText(`
**Pier 1:** Director. Grey, one ear. Meets every boat and inspects the deck.

**Pier 2:** the Accountant, who sits on the scales.

**Pier 3:** vacant since spring. A ginger applicant has been seen.

**Ice plant:** Mother and Sons, a family firm.
`),
      richText(`
**제1부두:** 소장. 회색, 귀 하나. 들어오는 배마다 맞아 갑판을 검사한다.

**제2부두:** 회계. 저울 위에 앉아 있다.

**제3부두:** 봄부터 공석. 노란 지원자가 나타났다.

**얼음 공장:** 모자상회. 가족 기업이다.
`),
    ),
    photos: [],
    place: "sokcho",
    related: ["harbour-dog"],
    tags: ["harbour"],
    walkedDaysAgo: 978,
    length: 1.7,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 976,
    editedDaysAgo: 530,
    version: 9,
  },
];
