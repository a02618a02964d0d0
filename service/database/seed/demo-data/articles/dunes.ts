import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const dunes: DemoArticle[] = [
  {
    key: "wind-drawn-dunes",
    title: korean("바람이 그린 모래언덕"),
    summary: korean("겨울 북서풍이 밤새 고쳐 쓰는 능선"),
    story: korean(
      richText(`
밤새 창이 울었다. 이런 밤이 지난 아침의 신두리는 처음 보는 곳이다. 어제 내가 낸 발자국은 물론이고, 어제 내가 알던 비탈도 없다. 바람은 지우개와 붓을 함께 쥐고 다닌다.

## 아침 일곱 시의 칼날

해가 낮을 때 능선은 칼날처럼 서서 언덕을 둘로 가른다. 한쪽은 물결무늬가 촘촘한 밝은 면, 다른 쪽은 무늬 없이 가라앉은 갈색 면이다. 밝은 면이 바람이 올라온 쪽이다. 모래알은 그 면을 구르고 튀며 올라와, 능선 끝에서 힘이 풀려 반대편으로 주저앉는다. 한 알씩, 밤새도록.

손바닥을 대면 안다. 올라온 면은 단단하고 내려간 면은 무르다. 눈을 감고도 바람의 방향을 말할 수 있다.

## 풀이 하는 일

- **통보리사초**는 모래가 덮으면 덮은 만큼 올라온다.
- **갯그령**은 뿌리로 모래를 붙들고, 붙든 모래로 제 키를 높인다.
- **해당화**는 조금 뒤에서, 일이 다 끝난 것처럼 꽃을 피운다.

언덕은 바람이 쌓는 것 같지만, 바람을 멈춰 세우는 것은 이 무릎 높이의 풀들이다. 풀 한 포기 뒤에 모래 한 줌이 쉬고, 그 한 줌 뒤에 또 한 줌이 쉰다. 만 오천 년이 그렇게 쌓였다고 한다.

> 여기 모래는 집이 없는 게 아니라, 집이 큰 거예요.

해설사 선생님의 말이다. 모래는 여름이면 바다 밑으로 내려가 쉬고, 겨울이면 해변을 건너 언덕으로 돌아온다. 우리가 보는 것은 그 큰 집의 마루쯤 된다.

## 덜 남기고 가기

길은 나무 데크로 나 있다. 데크를 벗어난 발자국 하나가 풀 한 포기를 누르고, 그 자리에 바람이 구멍을 낸다. 구멍은 겨울 한 철이면 사람 키가 된다. 그런 구멍 옆에 대나무 울타리가 서 있는 것을 보았다. 누군가 지난봄에 꽂았을 것이다. 울타리 뒤로 벌써 모래가 무릎만큼 돌아와 있었다.

해가 높아지자 칼날이 무뎌졌다. 능선은 그저 둥근 언덕이 되었다. 아침에만 보이는 글씨가 있다.
`),
    ),
    cover: "dunes",
    photos: ["surf", "pines"],
    place: "sinduri",
    related: ["grass-that-holds", "dune-fence"],
    tags: ["dunes", "winter", "weather"],
    walkedDaysAgo: 14,
    length: 4.7,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 12,
    editedDaysAgo: 11,
    version: 2,
  },
  {
    key: "where-the-sand-goes",
    title: both("Where the sand goes in summer", "여름 모래는 어디로 가는가"),
    summary: both("Two metres of beach in one night", "하룻밤에 사라진 해변 이 미터"),
    story: both(
      richText(`
On the evening of the swell the steps at Anmok ended in sand. In the morning they ended in air. Somebody had put a plastic chair at the bottom, to be helpful, and the chair was standing in the sea.

## It has not gone far

Sand is on the move all year, like cattle. Steep winter waves drag it down off the beach and park it in a bar, eighty or a hundred metres out. Long, lazy summer waves bring it back, a grain and a half at a time. What I had thought of as *the beach* is only where the herd happens to be grazing.

I swam out to look. The bar was there, in a metre and a half of water: my two metres of beach, lying on its back and combed into ripples.

## Why it does not always return

Between the bar and the steps stands a new breakwater. It is a good breakwater, the boats behind it are very calm. But sand that used to go north in May and south in October now goes north, and waits. Each year a little less comes by. The cafés have moved their tables back twice.

> Measure it, then we can be sad with a number.

This is what the retired surveyor says who comes every Sunday with a pole. He has nineteen years of Sundays. On his graph the beach breathes in and out, in and out, and the breaths get shallower.

I help him on the Sundays when I am free. I hold the pole. It is not much, but the line on the graph has a small dot on it that is me, standing in the wind, holding still.
`),
      richText(`
너울이 오던 저녁, 안목의 계단은 모래에서 끝났다. 아침에는 허공에서 끝났다. 누가 도와주려고 맨 아래에 플라스틱 의자를 놓았는데, 의자는 바다에 서 있었다.

## 멀리 가지는 않았다

모래는 소 떼처럼 한 해 내내 옮겨 다닌다. 가파른 겨울 파도가 해변에서 끌어내려 팔십 미터, 백 미터 앞의 모래톱에 세워 둔다. 길고 느긋한 여름 파도가 한 알 반씩 다시 데려온다. 내가 **해변**이라고 부르던 것은 소 떼가 마침 풀을 뜯고 있는 자리일 뿐이다.

헤엄쳐 나가 보았다. 수심 일 미터 반에 모래톱이 있었다. 내 해변 이 미터가 등을 대고 누워, 물결무늬로 곱게 빗겨 있었다.

## 늘 돌아오지는 않는 까닭

모래톱과 계단 사이에 새 방파제가 섰다. 좋은 방파제다. 그 뒤의 배들은 아주 고요하다. 그런데 오월에 북으로 갔다가 시월에 남으로 오던 모래가, 이제 북으로 가서는 기다린다. 해마다 조금씩 덜 지나간다. 찻집들은 탁자를 두 번 뒤로 물렸다.

> 재어 봅시다. 그래야 숫자를 들고 슬퍼하지.

일요일마다 긴 자를 들고 나오는 은퇴한 측량사의 말이다. 그에게는 열아홉 해의 일요일이 있다. 그래프 위에서 해변은 들숨과 날숨을 쉰다. 들이쉬고 내쉬고, 숨은 조금씩 얕아진다.

시간이 나는 일요일에는 내가 자를 잡는다. 대단한 일은 아니다. 그래도 그래프에는 바람 속에 꼼짝 않고 서 있던 나라는 작은 점이 하나 찍혀 있다.
`),
    ),
    cover: "surf",
    photos: ["ripples"],
    place: "anmok",
    related: ["two-tides", "wind-drawn-dunes"],
    tags: ["shore", "summer", "weather"],
    walkedDaysAgo: 66,
    length: 2.9,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 63,
    editedDaysAgo: 61,
    version: 2,
  },
  {
    key: "grass-that-holds",
    title: both("The grass that holds the hill", "언덕을 붙드는 풀"),
    summary: both(
      "Forty centimetres above the sand, four metres below it.",
      "모래 위로 사십 센티미터, 모래 아래로 사 미터.",
    ),
    story: both(
      richText(`
I pulled gently, as one does, and nothing came. A ranger with kind eyes asked me to stop and then, since I was clearly the sort of person who pulls, showed me a bank where the sea had cut the dune open.

There they were: roots as thin as thread, row below row, each row a year in which the sand had buried the plant and the plant had simply begun again higher up. The dune is not a heap with grass on it. It is a building, and the grass is the stairs.
`),
      richText(`
누구나 그러듯 살짝 당겨 보았는데 뽑히지 않았다. 눈매가 순한 관리인이 그러지 말라고 하더니, 당겨 보는 부류의 사람임을 알아보고는 바다가 언덕을 베어 놓은 벼랑으로 데려갔다.

거기 있었다. 실낱같은 뿌리가 층층이, 한 층이 한 해다. 모래가 풀을 덮고 풀이 그 위에서 다시 시작한 해들. 언덕은 풀이 난 무더기가 아니다. 건물이고, 풀은 계단이다.
`),
    ),
    cover: "dunes",
    photos: ["reeds"],
    place: "sinduri",
    related: ["wind-drawn-dunes"],
    tags: ["dunes", "shore"],
    walkedDaysAgo: 114,
    length: 3.1,
    needsLowWater: false,
    by: "ada",
    daysAgo: 111,
    editedDaysAgo: 79,
    version: 3,
  },
  {
    key: "dune-fence",
    title: both("Bamboo, string, patience", "대나무와 끈과 참을성"),
    summary: both(
      "We put up two hundred metres of sand fence and then had to leave it alone.",
      "모래 울타리 이백 미터를 세웠다. 그다음은 내버려두는 일이었다.",
    ),
    story: both(
      richText(`
Eleven people, one Saturday. You drive the stakes until they stop wobbling and weave the bamboo so that you can still see your neighbour through it. A wall would be useless. The wind has to get through, only tired.

In April it looked like a toy. By the next February it was buried to the knots, and we put a second one on top of the first.
`),
      richText(`
열한 명이 어느 토요일에 했다. 말뚝은 흔들리지 않을 때까지 박고, 대나무는 사이로 옆 사람이 보일 만큼 성글게 엮는다. 담처럼 막으면 소용이 없다. 바람은 지나가야 한다. 다만 지쳐서.

사월에는 장난감 같았다. 이듬해 이월에는 매듭까지 묻혀서, 그 위에 두 번째 울타리를 세웠다.
`),
    ),
    photos: ["dunes"],
    place: "sinduri",
    related: ["grass-that-holds"],
    tags: ["dunes", "people", "spring"],
    walkedDaysAgo: 259,
    length: 1.9,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 256,
  },
  {
    key: "antlion-afternoon",
    title: both("An afternoon with antlions", "개미지옥 곁에서 보낸 오후"),
    summary: both(
      "The smallest slope on the dunes is also the most dangerous one.",
      "모래언덕에서 가장 작은 비탈이 가장 위험하다.",
    ),
    story: both(
      richText(`
Each pit is a cone as wide as a coin, dug at exactly the steepest angle at which dry sand will lie still. Exactly: blow on it and it slides. At the bottom, under a pinch of grains, are the jaws of a thing that will one day be a delicate grey fly.

An ant came to the rim and looked. I should have gone for a swim. I stayed two hours and cheered for the ants, who won five to two.
`),
      richText(`
구덩이마다 동전만 한 원뿔이다. 마른 모래가 가만히 있을 수 있는 가장 가파른 각도로 파여 있다. 입김만 불어도 미끄러지는 딱 그 각도다. 바닥의 모래 한 줌 밑에는, 언젠가 여린 잿빛 명주잠자리가 될 것의 턱이 있다.

개미 한 마리가 가장자리에 와서 들여다보았다. 헤엄이나 치러 갈 것을, 두 시간을 앉아 개미를 응원했다. 오 대 이로 개미가 이겼다.
`),
    ),
    photos: ["dunes"],
    place: "kkotji",
    related: [],
    tags: ["dunes", "summer"],
    walkedDaysAgo: 414,
    length: 1.3,
    needsLowWater: false,
    by: "blocked",
    daysAgo: 412,
  },
  {
    key: "the-boardwalk-broom",
    title: korean("데크를 쓰는 빗자루"),
    summary: korean("모래는 날마다 길을 덮고, 누군가는 날마다 길을 쓴다."),
    story: korean(
      richText(`
신두리에는 아침 여섯 시에 길을 쓰는 분이 있다. 밤새 데크를 덮은 모래를 큰 빗자루로 밀어 언덕 쪽으로 돌려보낸다. 바다 쪽으로 쓸면 더 쉽지 않으냐고 물었다.

“이건 언덕 거니까요.”

그날 나는 데크 끝까지 그 뒤를 따라 걸었다. 앞에는 모래가 덮인 길, 뒤에는 나뭇결이 드러난 길. 하루에 한 번씩 새로 나는 길을 첫 번째로 걷는 기분이었다.
`),
    ),
    photos: ["dunes"],
    place: "sinduri",
    related: ["wind-drawn-dunes"],
    tags: ["dunes", "people"],
    walkedDaysAgo: 600,
    length: 3.3,
    needsLowWater: false,
    by: "sora",
    daysAgo: 598,
  },
  {
    key: "beach-rose",
    title: both("Beach rose, and what to do with the hips", "해당화, 그리고 열매를 쓰는 법"),
    summary: both(
      "Flowers in May, jam in August, thorns all year.",
      "오월에는 꽃, 팔월에는 잼, 가시는 한 해 내내.",
    ),
    story: both(
      richText(`
The flower lasts a day and smells like a grandmother’s drawer. The hip is a small tomato full of hair. Between the two there are three months in which one has time to find gloves.

1. Pick only where the shrub is thick, one hip in five.
2. Halve them, and scrape out the hairs. All of the hairs.
3. Simmer with half their weight of sugar and the juice of a yuzu.
4. Eat on the second day, on the beach, out of the jar.
`),
      richText(`
꽃은 하루를 가고, 할머니 서랍 냄새가 난다. 열매는 털이 가득한 작은 토마토다. 둘 사이에는 장갑을 찾을 석 달이 있다.

1. 덤불이 우거진 곳에서만, 다섯 개에 하나만 딴다.
2. 반으로 갈라 털을 긁어낸다. 하나도 남김없이.
3. 무게의 절반만큼 설탕을 넣고 유자즙을 짜 넣어 뭉근히 졸인다.
4. 이틀째 되는 날, 바닷가에서, 병째로 먹는다.
`),
    ),
    photos: [],
    place: "hajodae",
    related: ["grass-that-holds"],
    tags: ["dunes", "food", "summer"],
    walkedDaysAgo: 734,
    length: 2.4,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 731,
    editedDaysAgo: 640,
    version: 2,
  },
  {
    key: "singing-sand",
    title: english("Sand that answers back"),
    summary: english("At Maengbang the dry strip squeaks underfoot, in two notes, if you shuffle."),
    story: english(
      richText(`
It happens only above the last tide, only when the sand is clean, and only in the hour after the sun has dried the top finger of it. Shuffle and it barks. Drag a heel and it whistles. A small boy had already discovered this and was composing.

I am told that it wants round grains, all of a size, with nothing greasy between them. I went home with a matchbox of it, and on my kitchen floor it would not say a word.
`),
    ),
    cover: "dunes",
    photos: [],
    place: "maengbang",
    related: [],
    tags: ["dunes", "summer"],
    walkedDaysAgo: 908,
    length: 4.4,
    needsLowWater: false,
    by: "amara",
    daysAgo: 905,
  },
  {
    key: "sand-in-everything",
    title: both("Sand in everything: a house inventory", "어디에나 모래: 우리 집 목록"),
    summary: both(
      "One walk in March, and what we were still finding in May.",
      "삼월에 한 번 걸었을 뿐인데, 오월까지 나온 것들.",
    ),
    story: both(
      richText(`
- In the left boot: a beach.
- In the right boot: the same beach, drier.
- In the flask, although it was shut.
- Between pages 40 and 41, where the walk ended and we had lunch.
- In the bed, denied by all parties.
- In the keyboard, under the letter S.
`),
      richText(`
- 왼쪽 장화에: 해변 하나.
- 오른쪽 장화에: 같은 해변, 조금 더 마른 것.
- 보온병에, 뚜껑을 닫아 두었는데도.
- 책 40쪽과 41쪽 사이에. 걷기를 마치고 도시락을 먹은 곳.
- 이불 속에. 모두가 아니라고 한다.
- 자판의 ㅁ 아래에.
`),
    ),
    photos: [],
    related: [],
    tags: ["dunes", "kit"],
    walkedDaysAgo: 1062,
    length: 6.6,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 1059,
  },
];
