import { Anchor, List, Stack, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';

/** Where the record is, and what the law lets its patient ask of whoever keeps it. */
export function SeusDireitos() {
  return (
    <Bloco titulo="Seu prontuário e seus direitos">
      <Stack className="leitura" gap="sm" pb="recuo" px="recuo">
        <Text>
          Seu prontuário fica com a clínica, o hospital ou o médico que atendeu você, que decide o
          que mostrar aqui. É a quem atendeu que se pede, e a Lei Geral de Proteção de Dados (Lei
          13.709/2018) garante a você:
        </Text>
        <List spacing="xs">
          <List.Item>
            saber se há dados seus, receber uma cópia e saber com quem foram divididos;
          </List.Item>
          <List.Item>corrigir o que estiver errado, incompleto ou antigo;</List.Item>
          <List.Item>
            pedir a exclusão do que não precisa ser guardado. O prontuário precisa: a Lei
            13.787/2018 manda guardá-lo por ao menos 20 anos.
          </List.Item>
        </List>
        <Text>
          Sobre os dados desta conta, quem responde é quem opera esta instalação: veja o contato na{' '}
          <Anchor href={`${PAGINAS_PUBLICAS.privacidade}#direitos`}>política de privacidade</Anchor>
          .
        </Text>
      </Stack>
    </Bloco>
  );
}
