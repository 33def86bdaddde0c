/** Names by which the paster knows where an address lies. Both scripts, without the suffix. */

/** Provinces and regions of the mainland that have cities below them. */
export const provinces = ['河北', '山西', '辽宁', '遼寧', '吉林', '黑龙江', '黑龍江', '江苏', '江蘇', '浙江', '安徽', '福建', '江西', '山东', '山東', '河南', '湖北', '湖南', '广东', '廣東', '海南', '四川', '贵州', '貴州', '云南', '雲南', '陕西', '陝西', '甘肃', '甘肅', '青海', '内蒙古', '內蒙古', '广西', '廣西', '西藏', '宁夏', '寧夏', '新疆'] as const
/** Cities that are provinces. */
export const municipalities = ['北京', '天津', '上海', '重庆', '重慶'] as const
export const taiwanCities = ['臺北', '台北', '新北', '桃園', '桃园', '臺中', '台中', '臺南', '台南', '高雄', '基隆', '新竹', '嘉義', '嘉义', '苗栗', '彰化', '南投', '雲林', '云林', '屏東', '屏东', '宜蘭', '宜兰', '花蓮', '花莲', '臺東', '台東', '台东', '澎湖', '金門', '金门', '連江', '连江'] as const
export const hongKongRegions = ['香港岛', '香港島', '港岛', '港島', '九龙', '九龍', '新界', 'hong kong island', 'kowloon', 'new territories'] as const
export const hongKongDistricts = ['中西', '湾仔', '灣仔', '油尖旺', '深水埗', '九龙城', '九龍城', '黄大仙', '黃大仙', '观塘', '觀塘', '葵青', '荃湾', '荃灣', '屯门', '屯門', '元朗', '大埔', '沙田', '西贡', '西貢', '离岛', '離島', '东区', '東區', '南区', '南區', '北区', '北區', 'central and western', 'wan chai', 'eastern', 'southern', 'yau tsim mong', 'sham shui po', 'kowloon city', 'wong tai sin', 'kwun tong', 'kwai tsing', 'tsuen wan', 'tuen mun', 'yuen long', 'north', 'tai po', 'sha tin', 'sai kung', 'islands'] as const
export const macaoParishes = ['花地玛堂', '花地瑪堂', '圣安多尼堂', '聖安多尼堂', '望德堂', '大堂', '风顺堂', '風順堂', '嘉模堂', '路氹填海', '路氹', '圣方济各堂', '聖方濟各堂'] as const
/** Surnames of two characters; every other Chinese surname has one. */
export const doubleSurnames = ['欧阳', '歐陽', '司徒', '司马', '司馬', '上官', '诸葛', '諸葛', '东方', '東方', '皇甫', '尉迟', '尉遲', '公孙', '公孫', '慕容', '令狐', '夏侯', '端木', '长孙', '長孫'] as const
