import { Button, Checkbox, Stack, TextInput } from '@mantine/core';

interface Props {
  /** What the place prepares it by, as it was remembered. */
  padrao: string | undefined;
  diluicao: string;
  aoMudar: (diluicao: string) => void;
  lembrar: boolean;
  aoLembrar: (lembrar: boolean) => void;
}

/** How the medicine was prepared: as the place always does it, or otherwise. */
export function Diluicao({ padrao, diluicao, aoMudar, lembrar, aoLembrar }: Props) {
  const nova = diluicao.trim().length >= 2 && diluicao.trim() !== padrao;
  return (
    <Stack gap="xs" align="start">
      <TextInput
        label="Diluição"
        description="Se houver, por exemplo 4 ampolas em 234 mL de SG 5 %."
        w="100%"
        maxLength={160}
        autoComplete="off"
        value={diluicao}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      />
      {padrao && diluicao.trim() !== padrao && (
        <Button
          mih={44}
          h="auto"
          py="xs"
          variant="default"
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => aoMudar(padrao)}
        >
          {`Usar a deste local: ${padrao}`}
        </Button>
      )}
      {nova && (
        <Checkbox
          label="Lembrar como padrão deste local, neste aparelho"
          checked={lembrar}
          onChange={({ currentTarget }) => aoLembrar(currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
