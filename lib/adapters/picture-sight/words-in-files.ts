/* For tests: words put into files as the programs of photographers and agencies do. */

/** One data set of IPTC. */
export function iptcDataSet(record: number, nr: number, value: Uint8Array): Buffer {
  const head = Buffer.from([0x1c, record, nr, 0, 0]);
  head.writeUInt16BE(value.byteLength, 3);
  return Buffer.concat([head, value]);
}

/** The JPEG with IPTC in it, within what Photoshop puts around. */
export function withIptc(jpeg: Uint8Array, iptc: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.byteLength);
  const padding = Buffer.alloc(iptc.byteLength % 2);
  const segment = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM'), Buffer.from([4, 4, 0, 0]), size, iptc, padding]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(segment.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}

/** An XMP packet with these elements and attributes. */
export function xmpPacket(elements: string, attributes = ''): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}
