import { Anchor, Text } from '@mantine/core';

interface Props {
  /** What could not be read: "Os cálculos salvos". */
  oQue: string;
  aoTentar: () => void;
}

/** A part of the record that could not be read, in one line: the rest of the screen goes on. */
export function NaoLido({ oQue, aoTentar }: Props) {
  return (
    <Text w="100%" fz="sm">
      {oQue} não puderam ser lidos agora.{' '}
      <Anchor component="button" type="button" inherit onClick={aoTentar}>
        Tentar de novo
      </Anchor>
    </Text>
  );
}
