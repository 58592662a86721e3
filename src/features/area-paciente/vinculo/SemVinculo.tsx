import { List, Stack, Text } from '@mantine/core';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { Desenho } from '@/components/Desenho.tsx';
import { DESENHOS } from '@/components/desenhos.tsx';
import { InformarCodigo } from './InformarCodigo.tsx';
import classes from './Vinculo.module.css';

/** The first visit: what will live here, and the one step that brings it. */
export function SemVinculo() {
  return (
    <Bloco titulo="Ligue sua conta à sua clínica">
      <Stack pb="recuo" px="recuo">
        <div className={classes.desenho}>
          <Desenho>{DESENHOS.carta}</Desenho>
        </div>
        <Text className="leitura">
          Aqui aparecem seus atendimentos, as conversas com a clínica e o que seu médico decidir
          mostrar do seu prontuário. Para isso, a clínica precisa dizer qual cadastro é o seu.
        </Text>
        <List type="ordered" spacing="xs">
          <List.Item>Peça um código de acesso à recepção ou ao seu médico.</List.Item>
          <List.Item>Digite o código aqui. Ele serve uma vez e vale por sete dias.</List.Item>
          <List.Item>
            Pronto. Se você é atendido em outra clínica, repita com o código dela.
          </List.Item>
        </List>
        <InformarCodigo
          aoVincular={(clinica) => avisar.sucesso(`Sua conta agora está ligada a ${clinica}.`)}
        />
        <Text size="sm" c="dimmed" className="leitura">
          O e-mail da conta não basta para ligá-la: quem digita um endereço errado no balcão não
          pode abrir o prontuário de outra pessoa.
        </Text>
      </Stack>
    </Bloco>
  );
}
