import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';

interface Props {
  arquivo: File | null;
  aoEscolher: (arquivo: File) => void;
}

/** Chooses the file of an A1 certificate. */
export function EscolherPfx({ arquivo, aoEscolher }: Props) {
  return (
    <Group gap="sm">
      <FileButton
        accept=".pfx,.p12,application/x-pkcs12"
        onChange={(escolhido) => escolhido && aoEscolher(escolhido)}
        inputProps={{ 'aria-label': 'Arquivo do certificado' }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileCertificate size={18} aria-hidden />}
          >
            Escolher arquivo
          </Button>
        )}
      </FileButton>
      <Text component="span" role="status">
        {arquivo?.name ?? 'O arquivo .pfx ou .p12 que a certificadora entregou.'}
      </Text>
    </Group>
  );
}
