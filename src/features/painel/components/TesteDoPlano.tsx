import { testeDoPlano } from '@domain/planos.ts';
import { Anchor } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** The trial of premium: until when it goes, and what the free plan will and will not let one do. */
export function TesteDoPlano() {
  const fuso = useFuso();
  const teste = testeDoPlano(usePerfil(), Date.now());
  if (!teste) return null;
  const dia = formatarData(teste.ate, fuso);
  if (teste.situacao === 'terminado') {
    return (
      <Recado titulo={`Seu teste do premium terminou em ${dia}`}>
        Os prontuários do seu consultório continuam aqui para leitura; cadastrar, agendar e escrever
        nele pedem o plano premium. Nas clínicas a que você está vinculado nada muda. <OsPlanos />
      </Recado>
    );
  }
  return (
    <Recado titulo={`Teste do premium até ${dia}`}>
      Até lá você atende no seu consultório. Depois, no plano gratuito, você atende nas clínicas a
      que se vincular, e os prontuários do consultório continuam aqui para leitura. <OsPlanos />
    </Recado>
  );
}

function OsPlanos() {
  return <Anchor href={`${PAGINAS_PUBLICAS.ajuda}#planos`}>O que cada plano inclui</Anchor>;
}
