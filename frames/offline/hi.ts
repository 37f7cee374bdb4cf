import type { OfflineMessages } from './messages';

export const offlineHi: OfflineMessages = {
  title: 'इंटरनेट नहीं है',
  text: 'कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  tryAgain: 'फिर कोशिश करें',
  closesItself: 'इंटरनेट लौटते ही यह अपने आप बंद हो जाएगा।',
};
