import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import type { DemoPlace, LocaleTexts } from "#service/database/seed/demo-data/shape.ts";

/**
 * Positions are general geographic knowledge of capes, beaches and harbours, rounded to three decimals, and
 * freely usable; they are copied from no data set.
 */
export const places: DemoPlace[] = [
  {
    ...at("songjiho", both("Songjiho, Goseong", "송지호, 고성"), 38.334, 128.518, 1),
    picture: "ripples",
    ...kept("sora", 1060, 5),
  },
  {
    ...at("suncheon-bay", both("Suncheon Bay", "순천만"), 34.885, 127.509, 1),
    picture: "reeds",
    ...kept("jiwon", 1040, 12),
  },
  {
    ...at("jeungdo", both("Jeungdo, Sinan", "증도, 신안"), 34.996, 126.15, 2),
    picture: "saltpans",
    ...kept("mateo", 1031, 9),
  },
  {
    ...at("sinduri", both("Sinduri, Taean", "신두리, 태안"), 36.842, 126.198, 9),
    picture: "dunes",
    ...kept("hyunwoo", 1022, 14),
  },
  {
    ...at("gyeongpo", both("Gyeongpo", "경포"), 37.805, 128.907, 2),
    picture: "moon",
    ...kept("ada", 1010, 16),
  },
  {
    ...at("cheonsu-bay", both("Cheonsu Bay", "천수만"), 36.61, 126.46, 3),
    picture: "flock",
    ...kept("amara", 990, 20),
  },
  {
    ...at("gijang", both("Gijang, Busan", "기장, 부산"), 35.244, 129.222, 4),
    picture: "kelp",
    ...kept("jiwon", 973, 27),
  },
  {
    ...at("hongdo", both("Hongdo, Sinan", "홍도, 신안"), 34.683, 125.192, 89),
    picture: "lighthouse",
    ...kept("mateo", 955, 32),
  },
  {
    ...at("seongsan", both("Seongsan, Jeju", "성산, 제주"), 33.459, 126.942, 5),
    picture: "pool",
    ...kept("ada", 940, 38),
  },
  {
    ...at("sokcho", both("Sokcho, outer harbour", "속초, 바깥 항구"), 38.213, 128.6, 3),
    picture: "boat",
    ...kept("hyunwoo", 932, 44),
  },
  {
    ...at("hakdong", both("Hakdong, Geoje", "학동, 거제"), 34.773, 128.641, 3),
    picture: "pebbles",
    ...kept("amara", 915, 51),
  },
  {
    ...at("hajodae", both("Hajodae, Yangyang", "하조대, 양양"), 38.022, 128.729, 21),
    picture: "pines",
    ...kept("sora", 902, 57),
  },
  {
    ...at("anmok", both("Anmok, Gangneung", "안목, 강릉"), 37.772, 128.948, 3),
    picture: "surf",
    ...kept("jiwon", 880, 62),
  },
  {
    ...at("daegwallyeong", both("Daegwallyeong", "대관령"), 37.687, 128.756, 832),
    picture: "ridges",
    ...kept("linus", 866, 70),
  },
  {
    ...at("jeongdongjin", both("Jeongdongjin", "정동진"), 37.691, 129.034, 6),
    picture: "glitter",
    ...kept("grace", 851, 77),
  },
  {
    ...at("haeundae", both("Haeundae, Busan", "해운대, 부산"), 35.159, 129.16, 4),
    ...kept("linus", 840, 190),
  },
  {
    ...at("homigot", both("Homigot, Pohang", "호미곶, 포항"), 36.077, 129.568, 8),
    picture: "glitter",
    ...kept("grace", 825, 240),
  },
  {
    ...at("jeodong", both("Jeodong, Ulleungdo", "저동, 울릉도"), 37.498, 130.913, 4),
    ...kept("hyunwoo", 811, 260),
  },
  {
    ...at("taeha", both("Taeha, Ulleungdo", "태하, 울릉도"), 37.512, 130.798, 171),
    openAllYear: false,
    ...kept("hyunwoo", 810, 261),
  },
  {
    ...at("ganjeolgot", both("Ganjeolgot, Ulsan", "간절곶, 울산"), 35.359, 129.361, 16),
    picture: "lighthouse",
    ...kept("ada", 796, 330),
  },
  {
    ...at("jukbyeon", both("Jukbyeon, Uljin", "죽변, 울진"), 37.059, 129.43, 28),
    ...kept("linus", 781, 300),
  },
  { ...at("hupo", korean("후포, 울진"), 36.678, 129.458, 5), ...kept("hyunwoo", 765, 410) },
  { ...at("daejin", both("Daejin, Goseong", "대진, 고성"), 38.5, 128.43, 6), ...kept("sora", 752, 120) },
  {
    ...at("ayajin", both("Ayajin, Goseong", "아야진, 고성"), 38.273, 128.557, 4),
    picture: "pool",
    ...kept("sora", 739, 118),
  },
  {
    ...at("naksan", both("Naksan, Yangyang", "낙산, 양양"), 38.118, 128.636, 12),
    ...kept("grace", 720, 210),
  },
  {
    ...at("jumunjin", both("Jumunjin, Gangneung", "주문진, 강릉"), 37.892, 128.832, 4),
    picture: "boat",
    ...kept("linus", 705, 150),
  },
  {
    ...at("maengbang", both("Maengbang, Samcheok", "맹방, 삼척"), 37.405, 129.224, 3),
    picture: "surf",
    ...kept("jiwon", 690, 170),
  },
  {
    ...at("guryongpo", both("Guryongpo, Pohang", "구룡포, 포항"), 35.99, 129.56, 5),
    ...kept("amara", 676, 380),
  },
  {
    ...at("oryukdo", both("Oryukdo, Busan", "오륙도, 부산"), 35.089, 129.125, 37),
    ...kept("linus", 660, 188),
  },
  {
    ...at("gadeokdo", english("Gadeokdo light, Busan"), 34.994, 128.829, 70),
    openAllYear: false,
    ...kept("mateo", 641, 350),
  },
  {
    ...at("sangju", both("Sangju, Namhae", "상주, 남해"), 34.722, 127.987, 3),
    picture: "pines",
    ...kept("grace", 622, 290),
  },
  {
    ...at("hyangiram", both("Hyangiram, Yeosu", "향일암, 여수"), 34.594, 127.804, 150),
    ...kept("jiwon", 604, 310),
  },
  {
    ...at("geomundo", both("Geomundo light, Yeosu", "거문도 등대, 여수"), 34.007, 127.322, 69),
    ...kept("mateo", 590, 420),
  },
  {
    ...at("deungnyang", both("Deungnyang Bay", "득량만"), 34.735, 127.19, 1),
    picture: "reeds",
    ...kept("jiwon", 575, 330),
  },
  {
    ...at("sinji", both("Myeongsasimni, Wando", "명사십리, 완도"), 34.324, 126.836, 3),
    ...kept("amara", 560, 360),
  },
  {
    ...at("cheongsando", both("Cheongsando, Wando", "청산도, 완도"), 34.178, 126.87, 40),
    ...kept("ada", 545, 222),
  },
  {
    ...at("hoedong", both("Hoedong, Jindo", "회동, 진도"), 34.432, 126.346, 2),
    openAllYear: false,
    ...kept("sora", 520, 232),
  },
  {
    ...at("gochang", both("Simwon flats, Gochang", "심원 갯벌, 고창"), 35.54, 126.56, 1),
    ...kept("hyunwoo", 500, 140),
  },
  {
    ...at("chaeseokgang", both("Chaeseokgang, Byeonsan", "채석강, 변산"), 35.626, 126.466, 5),
    picture: "pebbles",
    ...kept("grace", 474, 200),
  },
  { ...at("seonyudo", korean("선유도, 군산"), 35.814, 126.412, 4), ...kept("jiwon", 450, 280) },
  {
    ...at("yubudo", both("Yubudo, Seocheon", "유부도, 서천"), 35.995, 126.601, 2),
    picture: "flock",
    openAllYear: false,
    ...kept("amara", 431, 72),
  },
  {
    ...at("kkotji", both("Kkotji, Anmyeondo", "꽃지, 안면도"), 36.498, 126.334, 3),
    ...kept("blocked", 410, 400),
  },
  {
    ...at("jebudo", both("Jebudo, Hwaseong", "제부도, 화성"), 37.174, 126.622, 2),
    ...kept("linus", 391, 180),
  },
  {
    ...at("dumujin", both("Dumujin, Baengnyeongdo", "두무진, 백령도"), 37.974, 124.612, 30),
    ...kept("hyunwoo", 360, 312),
  },
  {
    ...at("strandhill", english("Strandhill, Sligo"), 54.271, -8.609, 5),
    picture: "surf",
    ...kept("ada", 330, 326),
  },
  {
    ...at("grenen", both("Grenen, Skagen", "그레넨, 스카겐"), 57.744, 10.649, 1),
    ...kept("linus", 300, 296),
  },
  {
    ...at("cabo-de-gata", english("Cabo de Gata, Almería"), 36.722, -2.193, 50),
    picture: "lighthouse",
    ...kept("mateo", 270, 268),
  },
  { ...at("tarkwa-bay", english("Tarkwa Bay, Lagos"), 6.404, 3.393, 2), ...kept("amara", 240, 238) },
];

function at(key: string, name: LocaleTexts, lat: number, lon: number, elevation: number) {
  return { key, name, position: { lon, lat }, elevation, openAllYear: true };
}

function kept(by: string, daysAgo: number, surveyedDaysAgo: number) {
  return { by, daysAgo, surveyedDaysAgo };
}
